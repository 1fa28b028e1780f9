// Saves where and when the morning comes.

import { timingSafeEqual } from 'node:crypto'
import type { Locale } from '@zeri/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Session } from '../../../platform/http/auth.ts'
import type { Caller } from '../../../platform/http/operations.ts'
import { digestToken } from '../../../platform/secret-token.ts'
import { lockSession } from '../../accounts/index.ts'
import { findPlace, readLocationCookies } from '../../places/index.ts'
import { pickBot } from '../bot-invitation.ts'
import { requireChart } from '../save-settings.ts'
import type { Services } from '../services.ts'
import { slotOf } from '../slot.ts'
import { type Db, DEFAULT_ZONE, findZoneOf } from '../store.ts'
import { type BrowserToken, browserTokenOf } from './browser-token.ts'
import { countNewMorning } from './count-new-mornings.ts'
import { countReaders, dropLinksBeyond, hasMailReader } from './reader-room.ts'
import {
  endSameReminder,
  findReader,
  insertReaderLink,
  lockSubscription,
  type PushKeys,
  pickHash,
  type Reader,
  type ReaderOwner,
  type Rhythm,
  saveMailReader,
  savePushReader,
  updateReaderPlace,
  updateReaderSchedule,
  updateReaderSubscription,
} from './reader-store.ts'
import { scheduleReader } from './schedule-reader.ts'
import type { MorningServices } from './services.ts'

const LINK_LIFETIME_MS = 600_000
/** The most readers of an account, whatever the channel. */
const MAX_OF_ACCOUNT = 10

/** What was chosen on the page. */
export type MorningChoices = {
  readonly time: string
  readonly rhythm: Rhythm
  readonly place?: string | undefined
  readonly chart?: string | undefined
  readonly locale: Locale
}

/** Who chooses: a browser, signed in or not. */
export type Chooser = { readonly session: Session | undefined; readonly caller: Caller }

/** The choices as they are stored. */
type StoredChoices = {
  readonly accountId: string | undefined
  readonly slot: number
  readonly rhythm: Rhythm
  readonly chartId: string | null
  readonly locale: Locale
  readonly placeId: number | null
  readonly zone: string
}

/** Checks the choices under the lock of the account, if there is one, so that a recovery ends what was just chosen. */
async function checkChoices(
  trx: Db,
  { charts }: MorningServices,
  { choices, session, caller }: Chooser & { readonly choices: MorningChoices },
): Promise<StoredChoices> {
  const { time, rhythm, chart, locale } = choices
  const accountId = session && (await lockSession(trx, session)).id
  if (chart !== undefined) {
    if (accountId === undefined) throw new AppError('auth.required')
    await requireChart({ ...charts, db: trx }, { accountId, wanted: { active: true, chart } })
  }
  const clock = await findClock(trx, { choices, accountId, caller })
  return { accountId, slot: slotOf(time), rhythm, chartId: chart ?? null, locale, ...clock }
}

/**
 * The place and the clock of a morning: the account's own place, else the chosen one, else the place of the browser. Without
 * any it is Moscow in Russian; in English that would be wrong for most.
 */
async function findClock(
  trx: Db,
  by: {
    readonly choices: Pick<MorningChoices, 'place' | 'locale'>
    readonly accountId: string | undefined
    readonly caller: Caller
  },
): Promise<Pick<StoredChoices, 'placeId' | 'zone'>> {
  const wanted = by.choices.place ?? readLocationCookies(by.caller)?.place
  const place = wanted === undefined ? undefined : await findPlace(trx, wanted)
  if (by.choices.place !== undefined && !place) throw new AppError('place.not-found')
  const ownZone = by.accountId === undefined ? null : await findZoneOf(trx, by.accountId)
  const zone = ownZone ?? place?.zone ?? (by.choices.locale === 'ru' ? DEFAULT_ZONE : undefined)
  if (zone === undefined) throw new AppError('reminder.no-place')
  return { placeId: place?.id ?? null, zone }
}

/** What one more reader needs: room in the account, whose lock is held, or a network that has not made too many. */
async function requireRoom(
  trx: Db,
  accountId: string | undefined,
  { caller, nowMs }: { readonly caller: Caller; readonly nowMs: number },
): Promise<void> {
  if (accountId === undefined) await countNewMorning(trx, caller.address, nowMs)
  else if ((await countReaders(trx, accountId)) >= MAX_OF_ACCOUNT) throw new AppError('morning.too-many')
}

/** Start parameters that wait become readers without another look, so the oldest end where there is no room for them. */
async function leaveRoom(trx: Db, accountId: string | undefined): Promise<void> {
  if (accountId !== undefined) await dropLinksBeyond(trx, accountId, MAX_OF_ACCOUNT)
}

/** Compares the secrets of subscriptions; the time it takes says nothing about where they differ. */
function isSameSecret(stored: Buffer | null, sent: Buffer): boolean {
  return stored?.length === sent.length && timingSafeEqual(stored, sent)
}

/** Sends the morning to the browser of the caller. A subscription that is stored already is the caller's by its secret. */
export async function savePush(
  services: MorningServices,
  by: Chooser & { readonly choices: MorningChoices; readonly keys: PushKeys },
): Promise<{ readonly uuid: string; readonly token: BrowserToken }> {
  const { db, clock, random } = services.reminders
  const token = browserTokenOf(by.caller, random)
  return db.transaction().execute(async (trx) => {
    const choices = await checkChoices(trx, services, by)
    const known = await lockSubscription(trx, by.keys.endpoint)
    if (known && !isSameSecret(known.auth, by.keys.auth))
      throw new AppError('request.invalid', { fields: { subscription: 'is not the stored one' } })
    const at = new Date(clock.now())
    const isNew = !known || known.accountId !== (choices.accountId ?? null)
    if (isNew) await requireRoom(trx, choices.accountId, { caller: by.caller, nowMs: at.getTime() })
    const own = token.hashes.find((hash) => known?.tokenHash?.equals(hash))
    const tokenHash = own ?? (await pickHash(trx, token.hashes, at))
    if (!tokenHash) throw new AppError('morning.too-many')
    const { accountId, placeId } = choices
    const reader = { id: random.uuid(), accountId, placeId, at }
    const readerId = await savePushReader(trx, reader, { ...by.keys, tokenHash })
    await scheduleReader(trx, services.reminders, { readerId, channel: 'push', choices, at })
    await leaveRoom(trx, accountId)
    return { uuid: readerId, token }
  })
}

/** Stores the choices for the Telegram chat that opens the link, once and within ten minutes. */
export async function inviteTelegram(
  services: MorningServices,
  by: Chooser & { readonly choices: MorningChoices },
): Promise<{ readonly link: string; readonly token: BrowserToken }> {
  const { db, clock, random, bots, linkUrl } = services.reminders
  const start = random.uuid()
  const bot = pickBot(by.session?.userId ?? start, bots)
  if (bot === undefined) throw new AppError('messenger.unavailable')
  const token = browserTokenOf(by.caller, random)
  await db.transaction().execute(async (trx) => {
    const choices = await checkChoices(trx, services, by)
    await requireRoom(trx, choices.accountId, { caller: by.caller, nowMs: clock.now() })
    const manageHash = await pickHash(trx, token.hashes, new Date(clock.now()))
    if (!manageHash) throw new AppError('morning.too-many')
    const expiresAt = new Date(clock.now() + LINK_LIFETIME_MS)
    await insertReaderLink(trx, { ...choices, tokenHash: digestToken(start), manageHash, bot, expiresAt })
    await leaveRoom(trx, choices.accountId)
  })
  return { link: `${linkUrl}/${bot}?start=${start}`, token }
}

/** Sends the morning to the address of the account, which must be verified. */
export async function saveMail(
  services: MorningServices,
  by: Chooser & { readonly session: Session; readonly choices: MorningChoices },
): Promise<{ readonly uuid: string }> {
  const { db, clock, random } = services.reminders
  return db.transaction().execute(async (trx) => {
    const { id: accountId, isReachable } = await lockSession(trx, by.session)
    if (!isReachable) throw new AppError('address.not-verified')
    const choices = await checkChoices(trx, services, by)
    const reader = { id: random.uuid(), accountId, placeId: choices.placeId, at: new Date(clock.now()) }
    if (!(await hasMailReader(trx, accountId)))
      await requireRoom(trx, accountId, { caller: by.caller, nowMs: reader.at.getTime() })
    const readerId = await saveMailReader(trx, reader)
    await leaveRoom(trx, accountId)
    await scheduleReader(trx, services.reminders, { readerId, channel: 'mail', choices, at: reader.at })
    const { chartId } = choices
    if (chartId !== null) await endSameReminder(trx, { accountId, channel: 'mail', chartId }, reader.at)
    return { uuid: readerId }
  })
}

type MorningChange = {
  readonly uuid: string
  readonly time?: string | undefined
  readonly rhythm?: Rhythm | undefined
  readonly place?: string | undefined
  /** The subscription that has replaced the stored one. */
  readonly keys?: PushKeys | undefined
}

/** Changes a reader of the owner; what is left out stays. */
export async function changeReader(
  { db, clock, schedule }: Services,
  owner: ReaderOwner,
  change: MorningChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const reader = await findReader(trx, owner, change.uuid)
    if (!reader) throw new AppError('morning.not-found')
    if (change.keys) await moveToSubscription(trx, reader, change.keys)
    // A time that is saved counts from its next occurrence; a morning that is due now must not be put off.
    if ((change.time ?? change.rhythm ?? change.place) === undefined) return
    const place = change.place === undefined ? undefined : await findPlace(trx, change.place)
    if (change.place !== undefined && !place) throw new AppError('place.not-found')
    if (place) await updateReaderPlace(trx, reader.id, place.id)
    const ownZone = reader.accountId === null ? null : await findZoneOf(trx, reader.accountId)
    const zone = ownZone ?? place?.zone ?? reader.zone
    const slot = change.time === undefined ? reader.slot : slotOf(change.time)
    const rhythm = change.rhythm ?? reader.rhythm
    const nowMs = clock.now()
    const nextRunAt = new Date(schedule.nextMs(zone, slot, nowMs, rhythm))
    await updateReaderSchedule(trx, reader.id, { slot, rhythm, zone, nextRunAt, at: new Date(nowMs) })
  })
}

/** A subscription belongs to one reader: that of another is not taken over. */
async function moveToSubscription(
  trx: Db,
  { id, channel }: Pick<Reader, 'id' | 'channel'>,
  keys: PushKeys,
): Promise<void> {
  const known = await lockSubscription(trx, keys.endpoint)
  if (channel !== 'push' || (known && known.id !== id))
    throw new AppError('request.invalid', { fields: { subscription: 'cannot be used' } })
  await updateReaderSubscription(trx, id, keys)
}
