import type { Output, listSessions as operation } from '@zeri/contract'
import type { Session } from '../../platform/http/auth.ts'
import { aliveAt } from './find-session.ts'
import type { Services } from './services.ts'
import { type KeptSession, listSessionsOf } from './session-store.ts'

/** Where an account is signed in. */
export async function listSessions(
  { db, clock }: Services,
  { id, userId }: Session,
): Promise<Output<typeof operation>> {
  const sessions = await listSessionsOf(db, userId, aliveAt(clock.now()))
  return { sessions: sessions.map((one) => ({ ...presentSession(one), current: one.id === id })) }
}

export function presentSession({ id, device, network, createdAt, lastUsedAt }: KeptSession) {
  return {
    uuid: id,
    device,
    network,
    firstUsed: createdAt.toISOString(),
    lastUsed: lastUsedAt.toISOString(),
  }
}
