import { type Locale, pathIn } from '@zeri/contract'
import { LRUCache } from 'lru-cache'
import type { Keyring } from '../../../platform/secret.ts'
import { chartReadingOf } from '../../bazi/index.ts'
import {
  type CalendarContext,
  type CalendarDeps,
  digestFor,
  findCalendarContext,
  type JudgedDay,
  judgeForDigest,
  requireDate,
  schoolName,
} from '../../calendar/index.ts'
import { openBirth } from '../../charts/index.ts'
import { defaultPlace } from '../../places/index.ts'
import type { ClaimedDelivery } from '../delivery-store.ts'
import type { ReminderMessage } from './reminder-message.ts'

type RenderDeps = {
  readonly calendar: CalendarDeps
  readonly keyring: Keyring
  readonly origins: Readonly<Record<Locale, string>>
}

export type RenderMessage = (
  delivery: Pick<ClaimedDelivery, 'localDate' | 'locale' | 'placeId' | 'schoolRules' | 'disableId' | 'chart'>,
) => Promise<ReminderMessage>

type DaySetting = Pick<ClaimedDelivery, 'placeId' | 'schoolRules' | 'locale'>

/** The part of a date that is the same for everyone of a school in one place. */
type SharedDay = { readonly judged: JudgedDay; readonly words: ReturnType<typeof dateWords> }

/** Enough for the places of one date; older dates are evicted. */
const CACHED_DAYS = 5_000
const REGIONS = { en: 'en-GB', ru: 'ru-RU' } as const

/**
 * Creates the function that builds the messages. The day of a place is judged once for each school and cached. The
 * personal part is computed for each delivery and never stored.
 */
export function createMessageRenderer({ calendar, keyring, origins }: RenderDeps): RenderMessage {
  const settings = new LRUCache<string, Promise<CalendarContext>>({ max: CACHED_DAYS })
  const days = new LRUCache<string, Promise<SharedDay>>({ max: CACHED_DAYS })

  /** An account without a place, or with a deleted one, is treated as being in Moscow. */
  async function findPlace(placeId: string | null): Promise<string> {
    const found = placeId === null ? undefined : await calendar.places.find(placeId)
    return String(found?.id ?? defaultPlace('ru')?.id)
  }
  function settingOf({ placeId, schoolRules, locale }: DaySetting): Promise<CalendarContext> {
    const rules = schoolRules ?? ''
    return remember(settings, `${rules} ${placeId} ${locale}`, async () =>
      findCalendarContext(calendar, { place: await findPlace(placeId), rules, locale }),
    )
  }
  function dayOf(date: string, setting: DaySetting): Promise<SharedDay> {
    const { placeId, schoolRules, locale } = setting
    return remember(days, `${date} ${schoolRules ?? ''} ${placeId} ${locale}`, async () => ({
      judged: judgeForDigest(requireDate(date), await settingOf(setting)),
      words: dateWords(date, locale),
    }))
  }

  return async ({ localDate, locale, placeId, schoolRules, disableId, chart }) => {
    const { judged, words } = await dayOf(localDate, { placeId, schoolRules, locale })
    const { school } = judged
    const birth = openBirth(keyring, chart)
    const urlOf = (path: string): string => origins[locale] + pathIn(locale, path)
    return {
      ...digestFor(judged, { chart: chartReadingOf(birth, school.natal), access: 'paid' }),
      ...words,
      school: schoolName(school, locale),
      name: birth.fio ?? birth.birthday,
      url: urlOf(`/personal/${chart.id}/${localDate.split('-').map(Number).join('/')}`),
      disableUrl: urlOf(`/chart/notify/disable/${disableId}`),
    }
  }
}

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

/** Formats a date as a weekday and a day of the month. */
function dateWords(localDate: string, locale: Locale) {
  const write = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(REGIONS[locale], { ...options, timeZone: 'UTC' }).format(new Date(localDate))
  const weekday = write({ weekday: 'long' })
  return {
    weekday: weekday.charAt(0).toUpperCase() + weekday.slice(1),
    date: write({ day: 'numeric', month: 'long' }),
  }
}
