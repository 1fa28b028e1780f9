import { type Output, listSecurityEvents as operation, securityEventKinds } from '@zeri/contract'
import type { Services } from './services.ts'

const MOST_EVENTS = 50

/** The last security events of an account. A kind that only another release knows is left out. */
export async function listSecurityEvents(
  { db }: Pick<Services, 'db'>,
  accountId: string,
): Promise<Output<typeof operation>> {
  const rows = await db
    .selectFrom('security_events')
    .select(['kind', 'at'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', securityEventKinds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute()
  return operation.response.parse({
    events: rows.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
  })
}
