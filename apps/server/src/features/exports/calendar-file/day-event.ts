import type { ActivityId } from '@zeri/almanac/judgement'
import type { describeDay, Locale, Output } from '@zeri/contract'
import { activityWords } from '@zeri/lexicon'
import { exportWords, signed, type Weight } from '../words.ts'
import type { DayEvent } from './icalendar.ts'

type Message = Pick<
  NonNullable<Output<typeof describeDay>['judgement']>['verdict'],
  'weight' | 'word' | 'summary' | 'goodFor' | 'putOff'
>

/** What an event takes of a day for everyone or, with a chart, for one person. */
type DayOfEvent = {
  readonly date: string
  readonly hieroglyph: { readonly name: string }
  readonly day_info: { readonly summary: string }
  readonly judgement: { readonly verdict: Message } | null
  readonly personal?: { readonly verdict: Message & { readonly general: Weight } } | null
  readonly chart?: { readonly uuid: string; readonly fio: string }
  readonly school?: { readonly name: string } | undefined
}

/** Calendar apps show the description in a small window; the page of the day has the whole list. */
const MAX_NAMES = 8

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

const isActivity = (id: string): id is ActivityId => id in activityWords

/** Names the activities of one side of a message, in its order. */
function listActivities(title: string, ids: readonly string[], locale: Locale): string[] {
  if (ids.length === 0) return []
  const names = ids.filter(isActivity).map((id) => lowerFirst(activityWords[id].name[locale]))
  const more = names.length > MAX_NAMES ? '…' : ''
  return [`${title}: ${names.slice(0, MAX_NAMES).join(', ')}${more}`]
}

/** Builds the calendar event of a day, personal where the day is; a day beyond the horizon has only facts. */
export function dayEventOf(
  day: DayOfEvent,
  locale: Locale,
  address: { readonly url: string; readonly host: string },
): DayEvent {
  const { date, hieroglyph, day_info, judgement, personal, chart, school } = day
  const words = exportWords[locale]
  const uid = [`day-${date}`, ...(chart ? [chart.uuid] : [])].join('-')
  const common = { date, uid: `${uid}@${address.host}`, url: address.url }
  const message = personal?.verdict ?? judgement?.verdict
  if (!message) {
    const description = [day_info.summary, `${words.dayOpensLater}.`, '', address.url].join('\n')
    return { ...common, summary: hieroglyph.name, description }
  }
  const verdict = `${words.dayOf(message.word)} (${signed(message.weight)})`
  const name = personal && chart ? [chart.fio] : []
  return {
    ...common,
    summary: [verdict, hieroglyph.name, ...name].join(' · '),
    description: [
      message.summary,
      ...listActivities(words.goodFor, message.goodFor, locale),
      ...listActivities(words.notGoodFor, message.putOff, locale),
      ...(personal ? [words.forEveryone(signed(personal.verdict.general))] : []),
      ...(school ? [words.bySchool(school.name)] : []),
      '',
      address.url,
    ].join('\n'),
  }
}
