import type { Locale, Output, sampleMorning } from '@zeri/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { GazetteerPlace } from '../../places/index.ts'
import type { RenderMessage } from '../message/render-message.ts'
import { writeMorningLetter } from '../message/write-letter.ts'
import { fireMs, type Schedule } from '../schedule.ts'
import { slotOf } from '../slot.ts'
import { DEFAULT_ZONE } from '../store.ts'

type SampleDeps = {
  readonly clock: Clock
  readonly schedule: Schedule
  readonly render: RenderMessage
}

/** The time that the form proposes. */
const SAMPLE_SLOT = slotOf('07:00')
/** No message has it: a sample ends nothing. */
const NO_REMINDER = '00000000-0000-4000-8000-000000000000'

/** The messages that a reader at a place would get today, made as those that are sent. */
export async function makeSample(
  { clock, schedule, render }: SampleDeps,
  place: GazetteerPlace | undefined,
  locale: Locale,
): Promise<Output<typeof sampleMorning>> {
  const zone = place?.zone ?? DEFAULT_ZONE
  const { date } = schedule.dayAt(zone, clock.now())
  const sampleOf = async (rhythm: 'daily' | 'weekly') => {
    const message = await render({
      localDate: date,
      dueAtMs: fireMs(zone, date, SAMPLE_SLOT),
      locale,
      placeId: place ? String(place.id) : null,
      schoolRules: null,
      disableId: NO_REMINDER,
      rhythm,
      chart: null,
    })
    const { title, paragraphs, facts = [] } = writeMorningLetter(message, locale)
    return { title, paragraphs: [...paragraphs], facts: facts.map(([label, value]) => ({ label, value })) }
  }
  return { day: await sampleOf('daily'), week: await sampleOf('weekly') }
}
