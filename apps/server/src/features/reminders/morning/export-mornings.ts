import type { exportAccount, Output } from '@zeri/contract'
import { findPlace, placeName } from '../../places/index.ts'
import { timeOf } from '../slot.ts'
import type { Db } from '../store.ts'
import { listReaders } from './reader-store.ts'

/** The part of an account export that concerns its mornings. Keys and addresses of subscriptions are left out. */
export async function exportMornings(
  db: Db,
  accountId: string,
): Promise<Output<typeof exportAccount>['mornings']> {
  const readers = await listReaders(db, { accountId, hashes: [] })
  const mornings = []
  for (const reader of readers) {
    const place = reader.placeId === null ? undefined : await findPlace(db, String(reader.placeId))
    mornings.push({
      uuid: reader.id,
      channel: reader.channel,
      time: timeOf(reader.slot),
      rhythm: reader.rhythm,
      chart: reader.chartId,
      locale: reader.locale,
      place: place ? placeName(place, reader.locale) : null,
      createdAt: reader.createdAt.toISOString(),
      pushService: reader.endpoint === null ? null : new URL(reader.endpoint).hostname,
      telegramId: reader.chatId,
    })
  }
  return mornings
}
