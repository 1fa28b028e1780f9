import { createKey, listKeys, type PageContext, revokeKey } from '@zeri/contract'
import { refusalCode, refusalOf } from '../../api/refusal-code.server.ts'
import { addDays, dateWords } from '../../i18n/civil-day.ts'
import type { Refusal } from '../accounts/refusal.ts'
import type { FormResult } from '../accounts/use-form-notice.ts'

const SHOWN_DAYS = 30

/** Loads the API keys of an account in words; null for a visitor. */
export async function loadKeys({ api, hasToken, locale }: PageContext) {
  if (!hasToken) return null
  try {
    const { keys, quota, today } = await api.call(listKeys, {})
    const number = new Intl.NumberFormat(locale)
    const days = Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(today, index + 1 - SHOWN_DAYS))
    const dateOf = (date: string | null) => date && dateWords(date.slice(0, 10), locale).date
    return {
      perDay: number.format(quota.perDay),
      perMinute: number.format(quota.perMinute),
      keys: keys.map(({ uuid, name, lastFour, createdAt, lastUsed, revokedAt, usage }) => {
        const requestsOn = new Map(usage.map(({ date, requests }) => [date, requests]))
        const byDay = days.map((date) => requestsOn.get(date) ?? 0)
        return {
          uuid,
          name,
          lastFour,
          createdAt: dateOf(createdAt),
          lastUsed: dateOf(lastUsed),
          revokedAt: dateOf(revokedAt),
          byDay,
          total: number.format(byDay.reduce((sum, requests) => sum + requests, 0)),
          today: number.format(byDay.at(-1) ?? 0),
        }
      }),
    }
  } catch (error) {
    if (refusalCode(error) === 'auth.required') return null
    throw error
  }
}

export type KeysData = NonNullable<Awaited<ReturnType<typeof loadKeys>>>

type KeyResult = Omit<FormResult, 'refused'> & {
  readonly refused?: Refusal & { readonly status: number }
}

/** The forms about API keys, by the value of `do`. */
export function findKeyAction(form: FormData): ((page: PageContext) => Promise<KeyResult>) | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  switch (form.get('do')) {
    case 'create-key':
      return ({ api }) =>
        orRefusal(async () => {
          const { secret } = await api.call(createKey, { name: text('name') })
          return { done: 'client.keys.created', newKey: { name: text('name'), secret } }
        })
    case 'revoke-key':
      return ({ api }) =>
        orRefusal(async () => {
          await api.call(revokeKey, { uuid: text('uuid') })
          return { done: 'client.keys.revoked' }
        })
    default:
      return undefined
  }
}

async function orRefusal(act: () => Promise<KeyResult>): Promise<KeyResult> {
  try {
    return await act()
  } catch (error) {
    return { refused: refusalOf(error) }
  }
}
