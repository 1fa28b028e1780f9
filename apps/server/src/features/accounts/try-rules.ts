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
 * An address has five guesses at an account in a quarter of an hour and twenty in a day, so has each device that signed in
 * before. Addresses are shared by households, networks (/24 or /48) by whole towns, so these are allowed more. All
 * strangers together have a hundred a day at an account (NIST SP 800-63B, 3.2.2), and so has each network where the account
 * is signed in. Codes of a second factor are few digits, so strangers have thirty a day at an account, and nobody gets to
 * them without the password. How many mails an address gets is in mail-allowance.ts.
 */
export const tryRules = {
  wrongPassword: rule('password', [5, 15 * MINUTE_MS], [20, DAY_MS]),
  wrongPasswordFromNetworkAtAccount: rule('password-account-network', [20, 15 * MINUTE_MS]),
  wrongPasswordFromFamiliarNetwork: rule('password-familiar-network', [100, DAY_MS]),
  wrongPasswordOfStrangers: rule('password-strangers', [100, DAY_MS]),
  wrongPasswordFromAddress: rule('password-address', [30, 15 * MINUTE_MS], [200, DAY_MS]),
  wrongPasswordFromNetwork: rule('password-network', [150, 15 * MINUTE_MS]),
  wrongCurrentPassword: rule('current-password', [5, 15 * MINUTE_MS], [20, DAY_MS]),
  wrongCode: rule('code', [5, 15 * MINUTE_MS], [20, DAY_MS]),
  wrongCodeFromNetwork: rule('code-network', [20, 15 * MINUTE_MS]),
  wrongCodeFromFamiliarNetwork: rule('code-familiar-network', [30, DAY_MS]),
  wrongCodeOfStrangers: rule('code-strangers', [30, DAY_MS]),
  signUpFromAddress: rule('sign-up-address', [20, HOUR_MS], [60, DAY_MS]),
  signUpFromNetwork: rule('sign-up-network', [100, HOUR_MS]),
  identityFromAddress: rule('identity-address', [30, 10 * MINUTE_MS]),
  identityFromNetwork: rule('identity-network', [200, 10 * MINUTE_MS]),
  recoveryMailFromAddress: rule('recovery-mail-address', [5, 10 * MINUTE_MS]),
  recoveryMailFromNetwork: rule('recovery-mail-network', [20, 10 * MINUTE_MS]),
  recoveryCodeFromAddress: rule('recovery-code-address', [15, 10 * MINUTE_MS]),
  recoveryCodeFromNetwork: rule('recovery-code-network', [30, 10 * MINUTE_MS]),
} as const satisfies Record<string, TryRule>
