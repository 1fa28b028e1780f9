import { rulesVersion } from '@zeri/almanac'
import type { createFeed, Locale, listFeeds as listOperation, Output } from '@zeri/contract'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RunPrepared } from '../../../platform/db/prepared.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { etagOf } from '../../../platform/http/etag.ts'
import type { Random } from '../../../platform/random.ts'
import type { Seal } from '../../../platform/secret.ts'
import { type CalendarDeps, findSetting, openTo, type Setting } from '../../calendar/index.ts'
import type { ListedPerson } from '../../charts/index.ts'
import { hashSecret, makeSecret, openSealed, presentTag, requireActivity } from '../../chooser/index.ts'
import { writeFeed } from '../calendar-file/icalendar.ts'
import { listFeedDays } from './feed-days.ts'
import { feedName, listFeedEvents } from './feed-events.ts'
import {
  countFeeds,
  type FeedState,
  findFeed,
  findFeedState,
  insertFeed,
  type KeptFeed,
  keepSeen,
  listFeedsOf,
} from './feed-store.ts'
import { countMoved, noteMoves } from './seen-days.ts'

export type FeedServices = {
  readonly db: Kysely<Database>
  readonly runPrepared: RunPrepared
  readonly clock: Clock
  readonly random: Random
  readonly seal: Seal
  readonly calendar: CalendarDeps
  readonly listPeople: (accountId: string) => Promise<ListedPerson[]>
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
}

/** So many feeds an account has. */
const MAX_FEEDS = 20
/** Feeds that were written lately, and the tags of many more. */
const KEPT_BYTES = 32_000_000
const KEPT_TAGS = 50_000

const toLocale = (text: string): Locale => (text === 'ru' ? 'ru' : 'en')

/** Makes a feed for a chart that is paid for, or for everyone. */
export async function addFeed(
  { db, clock, random, seal, calendar, listPeople }: FeedServices,
  accountId: string,
  { chart, tag, filter, withHours, place, locale }: z.output<typeof createFeed.request>,
): Promise<Output<typeof createFeed>> {
  if (tag !== undefined) requireActivity(tag)
  if (chart !== undefined) {
    const person = (await listPeople(accountId)).find(({ uuid }) => uuid === chart)
    if (!person) throw new AppError('chart.not-found')
    if (!person.isPaid) throw new AppError('chart.not-paid')
  }
  await findSetting(calendar, { place, locale })
  const [id, token] = [random.uuid(), makeSecret(random)]
  await db.transaction().execute(async (trx) => {
    if ((await countFeeds(trx, accountId)) >= MAX_FEEDS) throw new AppError('feed.too-many')
    await insertFeed(trx, {
      id,
      accountId,
      chartId: chart ?? null,
      tokenHash: hashSecret(token),
      tokenSealed: seal.close(token),
      tag: tag ?? null,
      filter,
      withHours,
      placeId: place ?? null,
      locale,
      createdAt: new Date(clock.now()),
    })
  })
  return { uuid: id, token }
}

/** The feeds of an account. */
export async function listFeeds(
  { db, seal, calendar, listPeople }: FeedServices,
  accountId: string,
  locale: Locale,
): Promise<Output<typeof listOperation>> {
  const [kept, people] = await Promise.all([listFeedsOf(db, accountId), listPeople(accountId)])
  const feeds = await Promise.all(
    kept.map(async (feed) => {
      const setting = await findSetting(calendar, { place: feed.placeId ?? undefined, locale })
      const person = people.find(({ uuid }) => uuid === feed.chartId)
      return {
        uuid: feed.id,
        token: openSealed(seal, feed.tokenSealed),
        chart: person ? { uuid: person.uuid, fio: person.fio } : null,
        tag: feed.tag === null ? null : presentTag(requireActivity(feed.tag), setting),
        filter: feed.filter,
        withHours: feed.withHours,
        place: setting.head.place?.address ?? null,
        locale: toLocale(feed.locale),
        createdAt: feed.createdAt.toISOString(),
        lastRead: feed.lastReadAt?.toISOString() ?? null,
        changed: feed.seen ? countMoved(feed.seen, setting.today) : 0,
      }
    }),
  )
  return { feeds }
}

export type WrittenFeed = { readonly etag: string; readonly body: () => Promise<Buffer> }

/** Finds feeds by their secret and writes each once a day, or when what it is made of changes. */
export function createFeedReader(services: FeedServices): (token: string) => Promise<WrittenFeed> {
  const { db, runPrepared, clock, calendar } = services
  const bodies = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  })
  const etags = new LRUCache<string, string>({ max: KEPT_TAGS })
  const underWay = new Map<string, Promise<Buffer>>()

  async function write(key: string, { id, is_paid }: FeedState, general: Setting): Promise<Buffer> {
    const feed = await findFeed(db, id)
    if (!feed) throw new AppError('feed.not-found')
    const body = Buffer.from(await writeKept(services, feed, { isPaid: is_paid, general }))
    bodies.set(key, body)
    etags.set(key, etagOf(body))
    return body
  }

  return async (token) => {
    const state = await findFeedState(runPrepared, hashSecret(token), new Date(clock.now()))
    if (!state) throw new AppError('feed.not-found')
    const setting = await findSetting(calendar, {
      place: state.place_id ?? undefined,
      locale: toLocale(state.locale),
    })
    const key = [
      state.id,
      setting.today,
      state.is_paid,
      state.chart_updated_at?.getTime(),
      rulesVersion,
    ].join(' ')
    /** Programs that come at once wait for the same one. */
    const body = async (): Promise<Buffer> => {
      const known = bodies.get(key) ?? underWay.get(key)
      if (known) return known
      const made = write(key, state, setting).finally(() => underWay.delete(key))
      underWay.set(key, made)
      return made
    }
    const etag = etags.get(key) ?? etagOf(await body())
    return { etag, body }
  }
}

async function writeKept(
  { db, clock, listPeople, product, origins }: FeedServices,
  feed: KeptFeed,
  { isPaid, general }: { readonly isPaid: boolean; readonly general: Setting },
): Promise<string> {
  const locale = toLocale(feed.locale)
  const setting = isPaid ? openTo({ access: 'paid' }, general) : general
  // A chart that is not paid for any more has the days everyone has.
  const person =
    isPaid && feed.chartId !== null
      ? (await listPeople(feed.accountId)).find(({ uuid }) => uuid === feed.chartId)
      : undefined
  const activity = feed.tag === null ? undefined : requireActivity(feed.tag).id
  const days = listFeedDays({ activity, chart: person?.natalChart() }, setting)
  const atMs = clock.now()
  const seen = noteMoves(feed.seen, days, { rulesVersion, atMs })
  await keepSeen(db, feed.id, seen, new Date(atMs))
  const isPersonal = person !== undefined
  const stampMs = feed.createdAt.getTime()
  const events = listFeedEvents(days, {
    id: feed.id,
    activity,
    // Without a person no day is another one than everyone's.
    filter: feed.filter === 'mine' && !isPersonal ? 'all' : feed.filter,
    withHours: feed.withHours,
    isPersonal,
    locale,
    origin: origins[locale],
    host: new URL(origins.en).host,
    stampOf: () => stampMs,
    moves: seen.moves,
  })
  return writeFeed({ product, name: feedName(product, { activity, isPersonal, locale }), events })
}

/** The days for everyone up to the horizon; the stamp of each is its own, so that unchanged days are the same bytes. */
export function writePublicFeed(
  { product, origins }: Pick<FeedServices, 'product' | 'origins'>,
  setting: Setting,
): string {
  const { locale } = setting
  const telling = { activity: undefined, isPersonal: false, locale }
  const events = listFeedEvents(listFeedDays({ activity: undefined, chart: undefined }, setting), {
    ...telling,
    id: ['everyone', locale, setting.at.key].filter(Boolean).join('-'),
    filter: 'all',
    withHours: false,
    origin: origins[locale],
    host: new URL(origins.en).host,
    stampOf: Date.parse,
    moves: {},
  })
  return writeFeed({ product, name: feedName(product, telling), events })
}
