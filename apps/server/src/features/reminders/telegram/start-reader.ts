import { endSameReminder } from '../morning/reader-store.ts'
import { scheduleReader } from '../morning/schedule-reader.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store.ts'
import { isReaderOfOther, type ReaderLink, saveReaderChat, takeReaderLink } from './chat-store.ts'

type Start = {
  readonly bot: string
  readonly chatId: string
  readonly tokenHash: Buffer
  readonly at: Date
}

/**
 * Makes the chat a reader of what was chosen on the page of the link. Undefined where the parameter is of no such link;
 * `taken` where the day comes to the chat for another account: a link that somebody was sent must not replace it.
 */
export async function startReader(
  trx: Db,
  { random, schedule }: Pick<Services, 'random' | 'schedule'>,
  { bot, chatId, tokenHash, at }: Start,
): Promise<ReaderLink | 'taken' | undefined> {
  const link = await takeReaderLink(trx, { tokenHash, bot, at })
  if (!link) return undefined
  if (await isReaderOfOther(trx, { chatId, link })) return 'taken'
  const { accountId, chartId } = link
  // The same chart must not come twice: the morning replaces the reminder of the profile.
  if (accountId !== null && chartId !== null)
    await endSameReminder(trx, { accountId, channel: 'telegram', chartId }, at)
  const readerId = await saveReaderChat(trx, { id: random.uuid(), bot, chatId, link, at })
  await scheduleReader(trx, { random, schedule }, { readerId, channel: 'telegram', choices: link, at })
  return link
}
