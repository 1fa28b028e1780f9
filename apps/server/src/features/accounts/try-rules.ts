/** At most `most` tries within `withinMs`. */
export type TryWindow = { readonly most: number; readonly withinMs: number }

/** Limits one kind of try, such as wrong passwords. A try is allowed only if every window has room for it. */
export type TryRule = { readonly name: string; readonly windows: readonly TryWindow[] }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

function rule(name: string, ...windows: readonly (readonly [most: number, withinMs: number])[]): TryRule {
  return { name, windows: windows.map(([most, withinMs]) => ({ most, withinMs })) }
}

/**
 * Unknown devices together have five guesses at an account in a quarter of an hour and twenty in a day; a device that
 * has signed in before has its own five and twenty. Addresses are shared by households, networks (/24 or /48) by whole
 * towns, so these are allowed more.
 */
export const tryRules = {
  wrongPassword: rule('password', [5, 15 * MINUTE_MS], [20, DAY_MS]),
  wrongPasswordFromAddress: rule('password-address', [30, 15 * MINUTE_MS], [200, DAY_MS]),
  wrongPasswordFromNetwork: rule('password-network', [150, 15 * MINUTE_MS]),
  wrongCurrentPassword: rule('current-password', [5, 15 * MINUTE_MS], [20, DAY_MS]),
  signUpFromAddress: rule('sign-up-address', [20, HOUR_MS], [60, DAY_MS]),
  signUpFromNetwork: rule('sign-up-network', [100, HOUR_MS]),
  recoveryMail: rule('recovery-mail', [3, HOUR_MS], [6, DAY_MS]),
  recoveryMailFromNetwork: rule('recovery-mail-network', [10, 10 * MINUTE_MS]),
  recoveryCodeFromNetwork: rule('recovery-code-network', [30, 10 * MINUTE_MS]),
} as const satisfies Record<string, TryRule>
