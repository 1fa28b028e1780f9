import type { ErrorCode } from '@zeri/contract'
import { isEmail, isPassword } from '@zeri/contract/browser'

export type FaultKey =
  | `accounts.faults.${'email' | 'emailInvalid' | 'password' | 'passwordLength' | 'mismatch' | 'code' | 'factorCode' | 'consent'}`
  | `errors.${ErrorCode}`

export type Values = Readonly<Record<string, string>>
/** What is wrong with the fields of a form, by their names. */
export type Faults = Readonly<Record<string, FaultKey>>

type Rule = (value: string, values: Values) => FaultKey | undefined

const email: Rule = (value) => {
  if (value === '') return 'accounts.faults.email'
  return isEmail(value) ? undefined : 'accounts.faults.emailInvalid'
}
const typedPassword: Rule = (value) => (value === '' ? 'accounts.faults.password' : undefined)
const newPassword: Rule = (value, values) =>
  typedPassword(value, values) ?? (isPassword(value) ? undefined : 'accounts.faults.passwordLength')
const repeats =
  (name: string): Rule =>
  (value, values) =>
    newPassword(value, values) ?? (value === values[name] ? undefined : 'accounts.faults.mismatch')
const code: Rule = (value) => (value === '' ? 'accounts.faults.code' : undefined)
const factorCode: Rule = (value) => (value === '' ? 'accounts.faults.factorCode' : undefined)
/** For a field that only some accounts have. What a passkey has signed needs no other. */
const ifShown =
  (name: string, rule: Rule): Rule =>
  (value, values) =>
    name in values && !values.credential ? rule(value, values) : undefined
const consent: Rule = (value) => (value === '' ? 'accounts.faults.consent' : undefined)

/** Every form about accounts and the rules of its fields, in their order. */
const forms = {
  'sign-in': { email, password: typedPassword },
  'sign-up': { email, password: newPassword, repassword: repeats('password'), consent },
  'recovery-code': { email },
  'recovery-check': { email, code },
  'recovery-link': { password: newPassword, repassword: repeats('password') },
  'recovery-password': { password: newPassword, repassword: repeats('password') },
  'password-set': { pass: newPassword, checkPass: repeats('pass') },
  'password-change': { current: typedPassword, pass: newPassword, checkPass: repeats('pass') },
  verification: { code },
  deletion: { email },
  address: { email },
  'address-code': { code },
  confirm: { password: ifShown('password', typedPassword), code: ifShown('code', factorCode) },
  'second-factor': { code: factorCode },
  'factor-code': { factorCode },
  passkey: {},
} as const satisfies Record<string, Readonly<Record<string, Rule>>>

export type AccountForm = keyof typeof forms

export function readValues(form: FormData): Values {
  const entries = Array.from(form, ([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(entries.map(([name, value]) => [name, name === 'email' ? value.trim() : value]))
}

export function findFaults(form: AccountForm, values: Values): Faults {
  const rules: Readonly<Record<string, Rule>> = forms[form]
  const found = Object.entries(rules).flatMap(([name, rule]) => {
    const fault = rule(values[name] ?? '', values)
    return fault ? [[name, fault] as const] : []
  })
  return Object.fromEntries(found)
}

/** The faults to show after a field lost the focus: its own, those of filled fields, and those already shown. */
export function faultsOnLeaving(left: string, found: Faults, before: Faults, values: Values): Faults {
  const isDue = (name: string) => name === left || name in before || Boolean(values[name])
  return { ...saidByServer(before), ...pick(found, isDue) }
}

/**
 * The faults to show while somebody types. Typing removes faults and adds none, with one exception: a new password makes
 * its filled repetition wrong.
 */
export function faultsOnTyping(typed: string, found: Faults, before: Faults, values: Values): Faults {
  const isUnsettled = (name: string) =>
    name !== typed && found[name] === 'accounts.faults.mismatch' && Boolean(values[name])
  const standing = pick(saidByServer(before), (name) => name !== typed)
  return { ...standing, ...pick(found, (name) => name in before || isUnsettled(name)) }
}

/** Faults the server found stay until something else is typed into their field. */
function saidByServer(faults: Faults): Faults {
  return pick(faults, (name) => faults[name]?.startsWith('errors.') ?? false)
}

function pick(faults: Faults, isWanted: (name: string) => boolean): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => isWanted(name)))
}
