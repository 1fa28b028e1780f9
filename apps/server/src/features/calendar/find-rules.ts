import { canonicalRules } from '@zeri/contract'
import type { Session } from '../../platform/http/auth.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import type { CalendarDeps } from './calendar.ts'

const COOKIE = 'school'
const YEAR_SEC = 365 * 24 * 60 * 60

/** A private request for days. */
export type SchoolCall = {
  readonly input: { readonly rules?: string | undefined }
  readonly session: Pick<Session, 'userId'> | undefined
  readonly caller: Pick<Caller, 'cookie'>
}

/** The school of a visitor and where it is stored; nowhere while none was chosen. */
export type StoredSchool = { readonly rules: string; readonly storedIn: 'account' | 'browser' | null }

/** The school of an account or, where it has not chosen any, of the browser. */
export async function findStoredSchool(
  { findRulesOf }: Pick<CalendarDeps, 'findRulesOf'>,
  { session, caller }: Omit<SchoolCall, 'input'>,
): Promise<StoredSchool> {
  const ofAccount = session && (await findRulesOf?.(session.userId))
  if (typeof ofAccount === 'string') return { rules: ofAccount, storedIn: 'account' }
  const ofBrowser = readSchoolCookie(caller)
  return { rules: ofBrowser ?? '', storedIn: ofBrowser === undefined ? null : 'browser' }
}

/** The input of a private call with the rules it is about: those sent, else those stored. Public calls never come here. */
export async function withRules<Input extends SchoolCall['input']>(
  deps: Pick<CalendarDeps, 'findRulesOf'>,
  { input, session, caller }: SchoolCall & { readonly input: Input },
): Promise<Input & { readonly rules: string }> {
  const rules = input.rules ?? (await findStoredSchool(deps, { session, caller })).rules
  return { ...input, rules }
}

/** The rules in the cookie of a browser; undefined where there are none, or none that are known. */
export function readSchoolCookie({ cookie }: Pick<Caller, 'cookie'>): string | undefined {
  const text = cookie(COOKIE)
  return text ? canonicalRules(text) : undefined
}

/** The cookie of a school. Scripts read it to know whether to fetch its days; the book needs none. */
export function schoolCookie(rules: string): Cookie {
  return { name: COOKIE, value: rules, maxAgeSec: rules === '' ? 0 : YEAR_SEC, isReadable: true }
}
