import { hashToken, type Session } from '../../platform/http/auth.ts'
import { lockSession } from '../accounts/index.ts'
import { insertLink } from './link-store.ts'
import type { Services } from './services.ts'

const LINK_LIFETIME_MS = 600_000

/** Picks the bot of an account: always the same one, spread evenly over all bots. */
export function pickBot(accountId: string, bots: readonly string[]): string | undefined {
  return bots[Number.parseInt(accountId.replaceAll('-', '').slice(-8), 16) % bots.length]
}

/** Creates a link that connects the Telegram user who opens it with the account, once and within ten minutes. */
export async function createInvitationLink(
  { db, clock, random, linkUrl }: Services,
  session: Session,
  bot: string,
): Promise<string> {
  const token = random.uuid()
  await db.transaction().execute(async (trx) => {
    const { id: accountId } = await lockSession(trx, session)
    await insertLink(trx, {
      tokenHash: Buffer.from(hashToken(token), 'hex'),
      accountId,
      bot,
      expiresAt: new Date(clock.now() + LINK_LIFETIME_MS),
    })
  })
  return `${linkUrl}/${bot}?start=${token}`
}
