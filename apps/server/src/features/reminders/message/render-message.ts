import type { ActivityId } from '@zeri/almanac/judgement'
import { type Locale, pathIn } from '@zeri/contract'
import { LRUCache } from 'lru-cache'
import type { Keyring } from '../../../platform/secret.ts'
import { chartReadingOf } from '../../bazi/index.ts'
import {
  type CalendarContext,
  type CalendarDeps,
  createHeldDays,
  type Digest,
  digestFor,
  findCalendarContext,
  type JudgedDay,
  judgeForDigest,
  type Person,
  requireDate,
  schoolName,
  type WeekDigest,
  weekDigestFor,
} from '../../calendar/index.ts'
import { openBirth } from '../../charts/index.ts'
import { defaultPlace } from '../../places/index.ts'
import type { ClaimedDelivery } from '../delivery-store.ts'
import { addDays } from './date-words.ts'
import type { MorningMessage } from './morning-message.ts'
import { type AccountEvent, writeNotes } from './notes.ts'
import { DAYS_OF_WEEK, wordDay, wordWeek } from './word-digest.ts'

type RenderDeps = {
  readonly calendar: CalendarDeps
  readonly keyring: Keyring
  readonly origins: Readonly<Record<Locale, string>>
}

/** The parts of a delivery that its text depends on. */
export type MorningDelivery = Pick<
  ClaimedDelivery,
  'localDate' | 'dueAtMs' | 'locale' | 'placeId' | 'schoolRules' | 'disableId' | 'rhythm' | 'chart'
>

/** Renders a morning; `events` are those of the reader's account, near its date. */
export type RenderMessage = (
  delivery: MorningDelivery,
  events?: readonly AccountEvent[],
) => Promise<MorningMessage>

type Setting = Pick<MorningDelivery, 'localDate' | 'placeId' | 'schoolRules' | 'locale'>

/** Enough for the places of one date in both languages and rhythms; a text is of a kilobyte or two. */
const CACHED_TEXTS = 20_000
const CACHED_SETTINGS = 20_000

/**
 * Creates the function that builds the messages. Everyone's message of a place is built once for each school and language
 * and cached. The personal part is computed for each delivery and never stored.
 */
export function createMessageRenderer({ calendar, keyring, origins }: RenderDeps): RenderMessage {
  const deps = { ...calendar, held: calendar.held ?? createHeldDays() }
  const settings = new LRUCache<string, Promise<CalendarContext>>({ max: CACHED_SETTINGS })
  const days = new LRUCache<string, Promise<Digest>>({ max: CACHED_TEXTS })
  const weeks = new LRUCache<string, Promise<WeekDigest>>({ max: CACHED_TEXTS })

  /** An account without a place, or with a deleted one, is treated as being in Moscow. */
  async function findPlace(placeId: string | null): Promise<string> {
    const found = placeId === null ? undefined : await deps.places.find(placeId)
    return String(found?.id ?? defaultPlace('ru')?.id)
  }
  function contextOf({ placeId, schoolRules, locale }: Setting): Promise<CalendarContext> {
    const rules = schoolRules ?? ''
    return remember(settings, `${rules} ${placeId} ${locale}`, async () =>
      findCalendarContext(deps, { place: await findPlace(placeId), rules, locale }),
    )
  }
  const dayOf = async (setting: Setting, after = 0): Promise<JudgedDay> =>
    judgeForDigest(requireDate(addDays(setting.localDate, after)), await contextOf(setting))
  const weekOf = (setting: Setting): Promise<JudgedDay[]> =>
    Promise.all(Array.from({ length: DAYS_OF_WEEK }, (_, index) => dayOf(setting, index)))

  async function digestOf(
    setting: Setting,
    person: Person | undefined,
    planned: readonly ActivityId[],
  ): Promise<Digest> {
    if (person || planned.length > 0) return digestFor(await dayOf(setting), person, planned)
    return remember(days, keyOf(setting), async () => digestFor(await dayOf(setting)))
  }
  async function weekDigestOf(setting: Setting, person: Person | undefined): Promise<WeekDigest> {
    if (person) return weekDigestFor(await weekOf(setting), person)
    return remember(weeks, keyOf(setting), async () => weekDigestFor(await weekOf(setting)))
  }

  return async (delivery, events = []) => {
    const { localDate, locale, rhythm, chart, disableId } = delivery
    const { school } = await contextOf(delivery)
    const birth = chart ? openBirth(keyring, chart) : undefined
    const person: Person | undefined = birth && {
      chart: chartReadingOf(birth, school.natal),
      access: 'paid',
    }
    const urlOf = (path: string): string => origins[locale] + pathIn(locale, path)
    const [year, month, day] = localDate.split('-').map(Number)
    const pages = chart ? `/personal/${chart.id}` : ''
    const common = {
      name: birth && (birth.fio ?? birth.birthday),
      school: schoolName(school, locale),
      notes: writeNotes(events, { localDate, rhythm }, locale),
      disableUrl: urlOf(`/chart/notify/disable/${disableId}`),
    }
    if (rhythm === 'weekly')
      return {
        ...common,
        ...wordWeek(await weekDigestOf(delivery, person), localDate, locale),
        url: urlOf(`${pages}/${year}/${month}`),
      }
    return {
      ...common,
      ...wordDay(await digestOf(delivery, person, listPlanned(events, localDate)), delivery),
      url: urlOf(`${pages}/${year}/${month}/${day}`),
    }
  }
}

/** What the reader has chosen the day for. */
const listPlanned = (events: readonly AccountEvent[], date: string): ActivityId[] =>
  events.flatMap((event) => (event.kind === 'chosen-day' && event.on === date ? (event.activity ?? []) : []))

const keyOf = ({ localDate, placeId, schoolRules, locale }: Setting): string =>
  `${localDate} ${schoolRules ?? ''} ${placeId} ${locale}`

/** Returns the cached value or computes it; a failed computation is not cached. */
function remember<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const found = cache.get(key)
  if (found) return found
  const value = compute()
  cache.set(key, value)
  value.catch(() => cache.delete(key))
  return value
}
