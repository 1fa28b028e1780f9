import type { Output, listSessions as operation } from '@zeri/contract'
import type { Session } from '../../platform/http/auth.ts'
import { aliveAt } from './find-session.ts'
import type { Services } from './services.ts'
import { listSessionsOf, type StoredSession } from './session-store.ts'

/** The sessions of an account. */
export async function listSessions(
  { db, clock }: Services,
  { id, userId }: Session,
): Promise<Output<typeof operation>> {
  const sessions = await listSessionsOf(db, userId, aliveAt(clock.now()))
  return { sessions: sessions.map((one) => ({ ...presentSession(one), current: one.id === id })) }
}

export function presentSession({ id, device, network, createdAt, lastUsedAt }: StoredSession) {
  return {
    uuid: id,
    device,
    network,
    firstUsed: createdAt.toISOString(),
    lastUsed: lastUsedAt.toISOString(),
  }
}
