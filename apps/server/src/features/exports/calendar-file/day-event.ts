import type { describeDay, Locale, Output } from '@zeri/contract'
import { exportWords, signed } from '../words.ts'
import type { DayEvent } from './icalendar.ts'

type Day = Output<typeof describeDay>
type Tag = NonNullable<Day['judgement']>['tags'][number]

/** Calendar apps show the description in a small window; the page of the day has the whole list. */
const MAX_NAMES = 8

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** Lists the names of shown activities, the strongest verdicts first. */
function listActivities(title: string, tags: readonly Tag[]): string[] {
  const names = tags
    .filter(({ isShown }) => isShown)
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .map(({ name }) => lowerFirst(name))
  if (names.length === 0) return []
  const more = names.length > MAX_NAMES ? '…' : ''
  return [`${title}: ${names.slice(0, MAX_NAMES).join(', ')}${more}`]
}

/** Builds the calendar event of a day; a day beyond the horizon has only facts. */
export function dayEventOf(
  day: Day,
  locale: Locale,
  address: { readonly url: string; readonly host: string },
): DayEvent {
  const { date, hieroglyph, day_info, judgement } = day
  const words = exportWords[locale]
  const common = { date, uid: `day-${date}@${address.host}`, url: address.url }
  if (!judgement) {
    const description = [day_info.summary, `${words.dayOpensLater}.`, '', address.url].join('\n')
    return { ...common, summary: hieroglyph.name, description }
  }
  const { verdict, tags } = judgement
  return {
    ...common,
    summary: `${words.dayOf(verdict.word)} (${signed(verdict.weight)}) · ${hieroglyph.name}`,
    description: [
      verdict.summary,
      ...listActivities(
        words.goodFor,
        tags.filter(({ weight }) => weight > 0),
      ),
      ...listActivities(
        words.notGoodFor,
        tags.filter(({ weight }) => weight < 0),
      ),
      '',
      address.url,
    ].join('\n'),
  }
}
