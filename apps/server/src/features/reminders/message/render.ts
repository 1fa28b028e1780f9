import type { Locale } from '@zeri/contract'
import { LRUCache } from 'lru-cache'
import type { Keyring } from '../../../platform/secret.ts'
import { chartReadingOf } from '../../bazi/index.ts'
import {
  type CalendarDeps,
  digestFor,
  findSetting,
  type JudgedDay,
  judgeForDigest,
  requireDate,
  type Setting,
} from '../../calendar/index.ts'
import { openBirth } from '../../charts/index.ts'
import { defaultPlace } from '../../places/index.ts'
import type { ClaimedDelivery } from '../delivery-store.ts'
import type { DayMessage } from './day-message.ts'

type RenderDeps = {
  readonly calendar: CalendarDeps
  readonly keyring: Keyring
  readonly origins: Readonly<Record<Locale, string>>
}

export type Render = (
  delivery: Pick<ClaimedDelivery, 'localDate' | 'locale' | 'placeId' | 'disableId' | 'chart'>,
) => Promise<DayMessage>

/** What all who are in one place share of a date. */
type SharedDay = { readonly judged: JudgedDay; readonly words: ReturnType<typeof dateWords> }

/** Days of places that are worth keeping: those of one date, mostly. */
const DAYS_KEPT = 5_000
const REGIONS = { en: 'en-GB', ru: 'ru-RU' } as const
const PREFIX = { en: '', ru: '/ru' } as const

/**
 * Makes the texts. The day of a place is judged once for all who are there; what it comes to for a birth is worked out for
 * each and kept nowhere.
 */
export function createRender({ calendar, keyring, origins }: RenderDeps): Render {
  const settings = new LRUCache<string, Promise<Setting>>({ max: DAYS_KEPT })
  const days = new LRUCache<string, Promise<SharedDay>>({ max: DAYS_KEPT })

  /** Somebody who has not said where they are, or whose place is gone, is in Moscow. */
  async function findPlace(placeId: string | null): Promise<string> {
    const found = placeId === null ? undefined : await calendar.places.find(placeId)
    return String(found?.id ?? defaultPlace('ru')?.id)
  }
  function settingOf(placeId: string | null, locale: Locale): Promise<Setting> {
    return remember(settings, `${placeId} ${locale}`, async () =>
      findSetting(calendar, { place: await findPlace(placeId), locale }),
    )
  }
  function dayOf(date: string, placeId: string | null, locale: Locale): Promise<SharedDay> {
    return remember(days, `${date} ${placeId} ${locale}`, async () => ({
      judged: judgeForDigest(requireDate(date), await settingOf(placeId, locale)),
      words: dateWords(date, locale),
    }))
  }

  return async ({ localDate, locale, placeId, disableId, chart }) => {
    const { judged, words } = await dayOf(localDate, placeId, locale)
    const birth = openBirth(keyring, chart)
    const home = `${origins[locale]}${PREFIX[locale]}`
    return {
      ...digestFor(judged, { chart: chartReadingOf(birth), access: 'paid' }),
      ...words,
      name: birth.fio ?? birth.birthday,
      url: `${home}/personal/${chart.id}/${localDate.split('-').map(Number).join('/')}`,
      disableUrl: `${home}/chart/notify/disable/${disableId}`,
    }
  }
}

function remember<Value>(
  known: LRUCache<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key)
  if (found) return found
  const made = make()
  known.set(key, made)
  made.catch(() => known.delete(key))
  return made
}

/** A date in words. */
function dateWords(localDate: string, locale: Locale) {
  const write = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(REGIONS[locale], { ...options, timeZone: 'UTC' }).format(new Date(localDate))
  const weekday = write({ weekday: 'long' })
  return {
    weekday: weekday.charAt(0).toUpperCase() + weekday.slice(1),
    date: write({ day: 'numeric', month: 'long' }),
  }
}
