// Calendar feeds: create, list, and write as iCalendar.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { rulesVersion } from '@zeri/almanac/judgement'
import type { createFeed, Locale, listFeeds as listOperation, Output } from '@zeri/contract'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RunPrepared } from '../../../platform/db/prepared.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Session } from '../../../platform/http/auth.ts'
import { compress } from '../../../platform/http/compress.ts'
import { etagOf } from '../../../platform/http/etag.ts'
import type { Random } from '../../../platform/random.ts'
import { openSealed, type Seal } from '../../../platform/secret.ts'
import { digestToken, makeToken } from '../../../platform/secret-token.ts'
import { lockSession, requireConfirmation } from '../../accounts/index.ts'
import {
  type CalendarContext,
  type CalendarDeps,
  findCalendarContext,
  openTo,
  schoolName,
} from '../../calendar/index.ts'
import type { ListedPerson } from '../../charts/index.ts'
import { presentTag, requireActivity } from '../../chooser/index.ts'
import type { StoredLunarDate } from '../../lunar-dates/index.ts'
import { type AlarmTime, writeFeed } from '../calendar-file/icalendar.ts'
import { type FeedDay, type FeedFilter, type FeedSubject, listFeedDays } from './feed-days.ts'
import { feedName, listFeedEvents } from './feed-events.ts'
import {
  countFeeds,
  type FeedState,
  findFeed,
  findFeedState,
  insertFeed,
  listFeedsOf,
  type StoredFeed,
  savePublishedDays,
} from './feed-store.ts'
import { listLunarEvents } from './lunar-events.ts'
import { countRuleChanges, recordChanges } from './published-days.ts'

export type FeedServices = {
  readonly db: Kysely<Database>
  readonly runPrepared: RunPrepared
  readonly clock: Clock
  readonly random: Random
  readonly seal: Seal
  readonly calendar: CalendarDeps
  readonly listPeople: (accountId: string) => Promise<ListedPerson[]>
  readonly listLunarDates: (accountId: string) => Promise<StoredLunarDate[]>
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
}

/** The largest number of feeds of an account. */
const MAX_FEEDS = 20
/** Compressed bodies of recent feeds are cached, a thousand or more, and the ETags of many more. */
const CACHE_BYTES = 32_000_000
const EFFORT = { brotli: 3, gzip: 6 }
const CACHED_ETAGS = 50_000

const toLocale = (text: string): Locale => (text === 'ru' ? 'ru' : 'en')

/** Creates a feed for a paid chart, or a general one. */
export async function addFeed(
  { db, clock, random, seal, calendar, listPeople }: FeedServices,
  session: Session,
  { chart, tag, filter, withHours, withLunarDates, place, locale }: z.output<typeof createFeed.request>,
): Promise<Output<typeof createFeed>> {
  const accountId = session.userId
  await requireConfirmation({ db, clock }, session)
  if (tag !== undefined) requireActivity(tag)
  if (chart !== undefined) {
    const person = (await listPeople(accountId)).find(({ uuid }) => uuid === chart)
    if (!person) throw new AppError('chart.not-found')
    if (person.refusal) throw new AppError(person.refusal)
  }
  await findCalendarContext(calendar, { place, locale })
  const [id, token] = [random.uuid(), makeToken(random)]
  await db.transaction().execute(async (trx) => {
    await lockSession(trx, session)
    if ((await countFeeds(trx, accountId)) >= MAX_FEEDS) throw new AppError('feed.too-many')
    await insertFeed(trx, {
      id,
      accountId,
      chartId: chart ?? null,
      tokenHash: digestToken(token),
      tokenSealed: seal.close(token),
      tag: tag ?? null,
      filter,
      withHours,
      withLunarDates,
      placeId: place ?? null,
      locale,
      createdAt: new Date(clock.now()),
    })
  })
  return { uuid: id, token }
}

/** Lists the feeds of an account. */
export async function listFeeds(
  { db, seal, calendar, listPeople }: FeedServices,
  accountId: string,
  locale: Locale,
): Promise<Output<typeof listOperation>> {
  const [stored, people] = await Promise.all([listFeedsOf(db, accountId), listPeople(accountId)])
  const feeds = await Promise.all(
    stored.map(async (feed) => {
      const setting = await findCalendarContext(calendar, { place: feed.placeId ?? undefined, locale })
      const person = people.find(({ uuid }) => uuid === feed.chartId)
      return {
        uuid: feed.id,
        token: openSealed(seal, feed.tokenSealed),
        chart: person ? { uuid: person.uuid, fio: person.fio } : null,
        tag: feed.tag === null ? null : presentTag(requireActivity(feed.tag), setting),
        filter: feed.filter,
        withHours: feed.withHours,
        withLunarDates: feed.withLunarDates,
        place: setting.head.place?.address ?? null,
        locale: toLocale(feed.locale),
        createdAt: feed.createdAt.toISOString(),
        lastRead: feed.lastReadAt?.toISOString() ?? null,
        changed: feed.published ? countRuleChanges(feed.published, setting.today) : 0,
      }
    }),
  )
  return { feeds }
}

/** A feed for one response; the body, which is compressed, is written only when it is needed. */
type FeedResponse = { readonly etag: string; readonly gzip: () => Promise<Buffer> }

type WrittenFeed = { readonly etag: string; readonly gzip: Buffer }

/** Finds a feed by its token, with reminders where they are wanted. `pay` is called before a body is written. */
type FeedReader = (
  token: string,
  options: { readonly alarm?: AlarmTime | undefined; readonly pay: () => Promise<void> },
) => Promise<FeedResponse>

/** Creates the reader of feeds. A feed is written once a day, or when its inputs change. */
export function createFeedReader(services: FeedServices): FeedReader {
  const { db, runPrepared, clock, calendar } = services
  const written = new LRUCache<string, WrittenFeed>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ gzip }) => gzip.length,
  })
  const etags = new LRUCache<string, string>({ max: CACHED_ETAGS })
  const pending = new Map<string, Promise<WrittenFeed>>()

  async function write(
    key: string,
    { id, is_paid }: FeedState,
    form: { readonly general: CalendarContext; readonly alarm: AlarmTime | undefined },
  ): Promise<WrittenFeed> {
    const feed = await findFeed(db, id)
    if (!feed) throw new AppError('feed.not-found')
    const text = await writeStoredFeed(services, feed, { isPaid: is_paid, ...form })
    const now = { etag: etagOf(text), gzip: await compress(Buffer.from(text), 'gzip', EFFORT) }
    written.set(key, now)
    etags.set(key, now.etag)
    return now
  }

  return async (token, { alarm, pay }) => {
    const state = await findFeedState(runPrepared, digestToken(token), new Date(clock.now()))
    if (!state) throw new AppError('feed.not-found')
    const setting = await findCalendarContext(calendar, {
      place: state.place_id ?? undefined,
      rules: state.school_rules ?? '',
      locale: toLocale(state.locale),
    })
    const key = [
      state.id,
      setting.today,
      state.is_paid,
      state.lunar_dates,
      state.chart_updated_at?.getTime(),
      rulesVersion,
      setting.school.rules,
      alarm,
    ].join(' ')
    const findWritten = () => written.get(key) ?? pending.get(key)
    /** Concurrent requests share one promise. */
    const read = async (): Promise<WrittenFeed> => {
      if (!findWritten()) await pay()
      const found = findWritten()
      if (found) return found
      const writing = write(key, state, { general: setting, alarm }).finally(() => pending.delete(key))
      pending.set(key, writing)
      return writing
    }
    const etag = etags.get(key) ?? (await read()).etag
    return { etag, gzip: async () => (await read()).gzip }
  }
}

async function writeStoredFeed(
  { db, clock, listPeople, listLunarDates, product, origins }: FeedServices,
  feed: StoredFeed,
  {
    isPaid,
    general,
    alarm,
  }: {
    readonly isPaid: boolean
    readonly general: CalendarContext
    readonly alarm: AlarmTime | undefined
  },
): Promise<string> {
  const locale = toLocale(feed.locale)
  const setting = isPaid ? openTo({ access: 'paid' }, general) : general
  // A chart that is no longer paid for gets the general days.
  const person =
    isPaid && feed.chartId !== null
      ? (await listPeople(feed.accountId)).find(({ uuid }) => uuid === feed.chartId)
      : undefined
  const activity = feed.tag === null ? undefined : requireActivity(feed.tag).id
  const days = await collectDays({ activity, chart: person?.natalChart(setting.school) }, setting)
  const atMs = clock.now()
  const published = recordChanges(feed.published, days, { rulesVersion, atMs })
  await savePublishedDays(db, feed.id, published, new Date(atMs))
  const isPersonal = person !== undefined
  const school = schoolName(setting.school, locale)
  const stampMs = feed.createdAt.getTime()
  const address = { origin: origins[locale], host: new URL(origins.en).host }
  const ofDays = listFeedEvents(days, {
    id: feed.id,
    activity,
    // Without a chart no day differs from the general one, so this filter would hide them all.
    filter: feed.filter === 'mine' && !isPersonal ? 'all' : feed.filter,
    withHours: feed.withHours,
    alarm,
    isPersonal,
    school,
    locale,
    ...address,
    stampOf: () => stampMs,
    moves: published.moves,
  })
  const dates = feed.withLunarDates ? await listLunarDates(feed.accountId) : []
  const ofLunarDates = listLunarEvents(
    dates.map(({ updatedAt, ...date }) => ({ ...date, changedAtMs: updatedAt.getTime() })),
    { today: setting.today, alarm, locale, ...address },
  )
  return writeFeed({
    product,
    name: feedName(product, { activity, isPersonal, school, locale }),
    events: [...ofDays, ...ofLunarDates],
  })
}

/** The days of a feed. Other requests are served while they are computed. */
async function collectDays(subject: FeedSubject, setting: CalendarContext): Promise<FeedDay[]> {
  const days: FeedDay[] = []
  for (const some of listFeedDays(subject, setting)) {
    days.push(...some)
    await nextTurn()
  }
  return days
}

/** Writes the general feed up to the horizon. The stamp of a day is its date, so that unchanged days give the same bytes. */
export async function writePublicFeed(
  { product, origins }: Pick<FeedServices, 'product' | 'origins'>,
  setting: CalendarContext,
  { filter, alarm }: { readonly filter: FeedFilter; readonly alarm?: AlarmTime | undefined },
): Promise<string> {
  const { locale } = setting
  const naming = { activity: undefined, isPersonal: false, school: undefined, locale }
  const days = await collectDays({ activity: undefined, chart: undefined }, setting)
  const events = listFeedEvents(days, {
    ...naming,
    id: ['everyone', locale, setting.at.key].filter(Boolean).join('-'),
    filter,
    withHours: false,
    alarm,
    origin: origins[locale],
    host: new URL(origins.en).host,
    stampOf: Date.parse,
    moves: {},
  })
  return writeFeed({ product, name: feedName(product, naming), events })
}
