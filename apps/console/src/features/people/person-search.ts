import { type ConsoleInput, consoleCalls } from '@zeri/contract/console'

/**
 * What a typed text is searched as: an e-mail or the number of an order; undefined if it is neither.
 * @example searchOf(' anna@example.org ') // { email: 'anna@example.org' }
 */
export function searchOf(typed: string): ConsoleInput<typeof consoleCalls.findPerson> | undefined {
  const text = typed.trim()
  const { request } = consoleCalls.findPerson
  for (const search of [{ email: text }, { order: text.toLowerCase() }]) {
    const parsed = request.safeParse(search)
    if (parsed.success) return parsed.data
  }
  return undefined
}
