import type { ConsoleOutput, consoleCalls } from '@zeri/contract/console'

type Entry = ConsoleOutput<typeof consoleCalls.listAudit>['entries'][number]

const pages: Readonly<Record<string, string>> = {
  person: '/people',
  order: '/orders',
  question: '/questions',
}

/**
 * The page of what an entry is about, if it has one.
 * @example pageOfSubject({ action: 'order.look', subject: '3f1c…' }) // '/orders/3f1c…'
 */
export function pageOfSubject({ action, subject }: Pick<Entry, 'action' | 'subject'>): string | undefined {
  const page = pages[action.split('.')[0] ?? '']
  return page !== undefined && subject !== 'nobody' ? `${page}/${subject}` : undefined
}
