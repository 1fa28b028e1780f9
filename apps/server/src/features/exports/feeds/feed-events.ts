import type { ActivityId } from '@zeri/almanac/judgement'
import { type Locale, pathIn } from '@zeri/contract'
import { activityWords, branches, pillarWords, weightWords } from '@zeri/lexicon'
import type { AlarmTime, FeedEvent } from '../calendar-file/icalendar.ts'
import { exportWords, signed } from '../words.ts'
import { type FeedDay, type FeedFilter, matchesFilter } from './feed-days.ts'
import type { PublishedDays } from './published-days.ts'

/** What the events of a feed contain. */
export type FeedOptions = {
  /** Part of every uid, so that events of two feeds never collide. */
  readonly id: string
  readonly activity: ActivityId | undefined
  readonly filter: FeedFilter
  readonly withHours: boolean
  /** When calendar programs remind of a day; undefined for no reminders. */
  readonly alarm: AlarmTime | undefined
  readonly isPersonal: boolean
  /** The name of the school the days are rated by; undefined for the book. */
  readonly school: string | undefined
  readonly locale: Locale
  /** The origin of the linked pages, and the host in the uids. */
  readonly origin: string
  readonly host: string
  /** The stamp of a day that has never changed. */
  readonly stampOf: (date: string) => number
  readonly moves: PublishedDays['moves']
}

const pageOf = (date: string): string => `/${date.split('-').map(Number).join('/')}`

/** Builds the events of a feed: one per day and, with `withHours`, the good hours of good days. */
export function listFeedEvents(days: readonly FeedDay[], options: FeedOptions): FeedEvent[] {
  return days
    .filter((day) => matchesFilter(options.filter, day))
    .flatMap((day) => [dayEventOf(day, options), ...listHourEvents(day, options)])
}

function dayEventOf(day: FeedDay, options: FeedOptions): FeedEvent {
  const { locale, activity, origin, host, id, isPersonal, alarm } = options
  const { date, weight, general } = day
  const words = exportWords[locale]
  const move = options.moves[date]
  const url = origin + pathIn(locale, pageOf(date))
  const word = weightWords[weight].name[locale]
  const verdict = activity
    ? `${activityWords[activity].name[locale]}: ${word.toLocaleLowerCase(locale)} (${signed(weight)})`
    : `${words.dayOf(word)} (${signed(weight)})`
  const summary = [verdict, ...(move?.byRules ? [words.changedMark] : [])].join(' · ')
  const changed = move?.byRules ? [words.changed(signed(move.from))] : []
  return {
    date,
    uid: `day-${date}-${id}@${host}`,
    stampMs: move ? Date.parse(move.at) : options.stampOf(date),
    sequence: move?.times ?? 0,
    summary,
    ...(alarm && { alarm: { at: alarm, words: words.alarms[alarm](summary) } }),
    description: [
      ...(day.sentence === undefined ? [] : [day.sentence]),
      pillarWords(day.pillar, locale).name,
      ...(isPersonal && general !== weight ? [words.forEveryone(signed(general))] : []),
      ...changed,
      ...(options.school === undefined ? [] : [words.bySchool(options.school)]),
      '',
      url,
    ].join('\n'),
    url,
  }
}

function listHourEvents(day: FeedDay, options: FeedOptions): FeedEvent[] {
  const { locale, withHours, activity, origin, host, id } = options
  if (!withHours || day.weight <= 0) return []
  const move = options.moves[day.date]
  const url = origin + pathIn(locale, pageOf(day.date))
  return day.hours.map(({ branch, weight, startMs, endMs }) => {
    const name = branches[branch]?.hour.name[locale] ?? ''
    return {
      fromMs: startMs,
      toMs: endMs,
      uid: `hour-${day.date}-${branch}-${id}@${host}`,
      stampMs: move ? Date.parse(move.at) : options.stampOf(day.date),
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

/** The name of the calendar in calendar apps. */
export function feedName(
  product: string,
  {
    activity,
    isPersonal,
    school,
    locale,
  }: Pick<FeedOptions, 'activity' | 'isPersonal' | 'school' | 'locale'>,
): string {
  const words = exportWords[locale]
  const kind = isPersonal ? words.personalFeed : words.generalFeed
  return [
    product,
    kind,
    ...(activity ? [activityWords[activity].name[locale]] : []),
    ...(school === undefined ? [] : [school]),
  ].join(' · ')
}
