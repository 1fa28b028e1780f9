import type { Services } from '../services.ts'
import type { Db } from '../store.ts'
import { type ReaderReminder, saveReaderReminder } from './reader-store.ts'

type ScheduledReader = Pick<ReaderReminder, 'readerId' | 'channel' | 'at'> & {
  readonly choices: Pick<ReaderReminder, 'slot' | 'rhythm' | 'chartId' | 'locale' | 'zone'>
}

/** Saves the reminder of a reader, due at the next time that was chosen. */
export async function scheduleReader(
  trx: Db,
  { random, schedule }: Pick<Services, 'random' | 'schedule'>,
  { readerId, channel, choices, at }: ScheduledReader,
): Promise<void> {
  const { slot, rhythm, chartId, locale, zone } = choices
  await saveReaderReminder(trx, {
    id: random.uuid(),
    readerId,
    disableId: random.uuid(),
    channel,
    slot,
    rhythm,
    chartId,
    locale,
    zone,
    nextRunAt: new Date(schedule.nextMs(zone, slot, at.getTime(), rhythm)),
    at,
  })
}
