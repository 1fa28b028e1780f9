import { hashToken } from '../../platform/http/auth.ts'
import { insertLink } from './link-store.ts'
import type { Services } from './services.ts'

const LINK_KEPT_MS = 600_000

/** The bot that speaks with an account: always the same one, and all bots alike. */
export function botOf(accountId: string, bots: readonly string[]): string | undefined {
  return bots[Number.parseInt(accountId.replaceAll('-', '').slice(-8), 16) % bots.length]
}

/** A link that connects whoever opens it in Telegram with the account, once and within ten minutes. */
export async function makeInvitation(
  { db, clock, random, linkUrl }: Services,
  accountId: string,
  bot: string,
): Promise<string> {
  const token = random.uuid()
  await insertLink(db, {
    tokenHash: Buffer.from(hashToken(token), 'hex'),
    accountId,
    bot,
    expiresAt: new Date(clock.now() + LINK_KEPT_MS),
  })
  return `${linkUrl}/${bot}?start=${token}`
}
