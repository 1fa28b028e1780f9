import type { ActivityId } from '@zeri/almanac'
import { type Locale, pathIn } from '@zeri/contract'
import { activityWords, branches, pillarWords, weightWords } from '@zeri/lexicon'
import type { FeedEvent } from '../calendar-file/icalendar.ts'
import { exportWords, signed } from '../words.ts'
import { type FeedDay, type FeedFilter, isShownBy } from './feed-days.ts'
import type { Seen } from './seen-days.ts'

export type FeedTelling = {
  /** Tells the entries of one feed from those of another. */
  readonly id: string
  readonly activity: ActivityId | undefined
  readonly filter: FeedFilter
  readonly withHours: boolean
  readonly isPersonal: boolean
  readonly locale: Locale
  /** Where the pages of the language live, and whose ids they are. */
  readonly origin: string
  readonly host: string
  /** When an entry that never moved became what it is. */
  readonly stampOf: (date: string) => number
  readonly moves: Seen['moves']
}

const pageOf = (date: string): string => `/${date.split('-').map(Number).join('/')}`

/** The entries of a feed: a day each, and good hours of good days where they are asked for. */
export function listFeedEvents(days: readonly FeedDay[], telling: FeedTelling): FeedEvent[] {
  return days
    .filter((day) => isShownBy(telling.filter, day))
    .flatMap((day) => [dayEventOf(day, telling), ...listHourEvents(day, telling)])
}

function dayEventOf(day: FeedDay, telling: FeedTelling): FeedEvent {
  const { locale, activity, origin, host, id, isPersonal } = telling
  const { date, weight, general } = day
  const words = exportWords[locale]
  const move = telling.moves[date]
  const url = origin + pathIn(locale, pageOf(date))
  const word = weightWords[weight].name[locale]
  const verdict = activity
    ? `${activityWords[activity].name[locale]}: ${word.toLocaleLowerCase(locale)} (${signed(weight)})`
    : `${words.dayOf(word)} (${signed(weight)})`
  const changed = move?.byRules ? [words.changed(signed(move.from))] : []
  return {
    date,
    uid: `day-${date}-${id}@${host}`,
    stampMs: move ? Date.parse(move.at) : telling.stampOf(date),
    sequence: move?.times ?? 0,
    summary: [verdict, ...(move?.byRules ? [words.changedMark] : [])].join(' · '),
    description: [
      pillarWords(day.pillar, locale).name,
      ...(isPersonal && general !== weight ? [words.forEveryone(signed(general))] : []),
      ...changed,
      '',
      url,
    ].join('\n'),
    url,
  }
}

function listHourEvents(day: FeedDay, telling: FeedTelling): FeedEvent[] {
  const { locale, withHours, activity, origin, host, id } = telling
  if (!withHours || day.weight <= 0) return []
  const move = telling.moves[day.date]
  const url = origin + pathIn(locale, pageOf(day.date))
  return day.hours.map(({ branch, weight, startMs, endMs }) => {
    const name = exportWords[locale].hourOf(branches[branch]?.name[locale] ?? '')
    return {
      fromMs: startMs,
      toMs: endMs,
      uid: `hour-${day.date}-${branch}-${id}@${host}`,
      stampMs: move ? Date.parse(move.at) : telling.stampOf(day.date),
      sequence: move?.times ?? 0,
      summary: [
        name,
        ...(activity ? [activityWords[activity].name[locale]] : []),
        `(${signed(weight)})`,
      ].join(' '),
      description: url,
      url,
    }
  })
}

/** What a program calls the calendar. */
export function feedName(
  product: string,
  { activity, isPersonal, locale }: Pick<FeedTelling, 'activity' | 'isPersonal' | 'locale'>,
): string {
  const words = exportWords[locale]
  const kind = isPersonal ? words.personalFeed : words.generalFeed
  return [product, kind, ...(activity ? [activityWords[activity].name[locale]] : [])].join(' · ')
}
