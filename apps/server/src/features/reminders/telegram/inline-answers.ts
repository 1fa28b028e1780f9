import type { Locale } from '@zeri/contract'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import {
  type CalendarDeps,
  createHeldDays,
  digestFor,
  findCalendarContext,
  judgeForDigest,
  requireDate,
} from '../../calendar/index.ts'
import { findGeneralDays, findSharedCard } from '../../chooser/index.ts'
import { defaultPlace } from '../../places/index.ts'
import { createFindActivity } from '../../search/index.ts'
import type { Card } from '../channel.ts'
import { addDays } from '../message/date-words.ts'
import type { Db } from '../store.ts'
import { type InlineQuery, readInlineQuery } from './inline-query.ts'
import {
  type CardSite,
  writeActivityCards,
  writeDayCard,
  writeListCard,
  writeUnknownCard,
} from './write-cards.ts'

type InlineDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly calendar: CalendarDeps
  readonly origins: Readonly<Record<Locale, string>>
}

/** The cards under an inline query, and whether Telegram may show them to others who type the same. */
type InlineCards = {
  readonly cards: readonly Card[]
  readonly cacheSec: number
  readonly isPersonal: boolean
}

export type AnswerInline = (typed: string, language: Locale) => Promise<InlineCards>

const DATES = 3
/** Days change at midnight, so Telegram forgets the cards soon after. */
const CACHE_SEC = 300
const CACHED_ANSWERS = 2_000

/** Creates the answers of inline mode. Days are computed once for a language, date and activity; nothing depends on a person. */
export function createInlineAnswers({ db, clock, calendar, origins }: InlineDeps): AnswerInline {
  const deps = { ...calendar, held: calendar.held ?? createHeldDays() }
  const findActivity = createFindActivity()
  const cached = new LRUCache<string, readonly Card[]>({ max: CACHED_ANSWERS })

  const contextOf = (locale: Locale) => {
    const place = defaultPlace(locale)
    return findCalendarContext(deps, { locale, ...(place && { place: String(place.id) }) })
  }

  async function cardsOfDays(site: CardSite): Promise<Card[]> {
    const setting = await contextOf(site.locale)
    return (['today', 'tomorrow'] as const).map((when, after) => {
      const date = addDays(setting.today, after)
      const { weight, word, sentence } = digestFor(judgeForDigest(requireDate(date), setting))
      return writeDayCard({ date, when, weight, word, sentence }, site)
    })
  }

  async function cardsOfActivity(text: string, site: CardSite): Promise<readonly Card[]> {
    const activity = findActivity(text, site.locale)
    if (!activity) return [writeUnknownCard(text, site)]
    const setting = await contextOf(site.locale)
    const key = `${site.locale} ${setting.today} ${activity}`
    const known = cached.get(key)
    if (known) return known
    const days = findGeneralDays(activity, DATES, setting)
    const cards = writeActivityCards({ activity, days, until: setting.openUntil }, site)
    cached.set(key, cards)
    return cards
  }

  async function cardsOf(query: InlineQuery): Promise<readonly Card[]> {
    const site = { locale: query.locale, origin: origins[query.locale] }
    if (query.kind === 'days') return cardsOfDays(site)
    if (query.kind === 'activity') return cardsOfActivity(query.text, site)
    const { token, locale } = query
    const card = await findSharedCard(db, { token, locale, at: new Date(clock.now()) })
    return card ? [writeListCard(card, { ...site, token })] : []
  }

  return async (typed, language) => {
    const query = readInlineQuery(typed, { language, origins })
    // A revoked list must not be shown by the cache of Telegram.
    const isCached = query.kind !== 'list'
    return {
      cards: await cardsOf(query),
      cacheSec: isCached ? CACHE_SEC : 0,
      isPersonal: !isCached || !query.hasOwnLanguage,
    }
  }
}
