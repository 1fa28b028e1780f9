// Lunar dates of an account: list, add, change, delete.

import { findLunarDay, lunarDayOf, toJulianDay } from '@zeri/almanac/calendar'
import type {
  addLunarDates,
  changeLunarDate,
  exportAccount,
  Locale,
  listLunarDates,
  Output,
} from '@zeri/contract'
import { MAX_LUNAR_DATES } from '@zeri/contract/browser'
import type * as z from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import type { Random } from '../../platform/random.ts'
import { lockSession } from '../accounts/index.ts'
import { requireDate } from '../calendar/index.ts'
import { nextReturns } from './next-returns.ts'
import { presentRecurring, presentReturn } from './present-returns.ts'
import * as store from './store.ts'

export type LunarDateServices = store.DateStore & { readonly clock: Clock; readonly random: Random }

const SHOWN_RETURNS = 3

type Sent = Omit<z.output<typeof changeLunarDate.request>, 'uuid'>

/** The fields of a date that was sent: by its civil day, or by its lunar date. */
function readSent({ name, kind, leapRule, date, lunar }: Sent): store.LunarDateFields {
  if (date !== undefined) {
    const { year, month, day, isLeap } = lunarDayOf(toJulianDay(requireDate(date)))
    return { name, kind, leapRule, year, month, day, isLeap }
  }
  // The contract requires one of the two at least.
  const { year = null, month = 1, day = 1, isLeap = false } = lunar ?? {}
  if (year !== null && findLunarDay({ year, month, day, isLeap }) === undefined)
    throw new AppError('calendar.no-such-day', { fields: { year: 'has no such day' } })
  return { name, kind, leapRule, year, month, day, isLeap }
}

const keyOf = ({ name, kind, month, day, isLeap }: store.LunarDateFields): string =>
  JSON.stringify([name, kind, month, day, isLeap])

/** Adds dates; one that the account has already, or that is sent twice, is added once. */
export async function addDates(
  { db, keyring, clock, random }: LunarDateServices,
  session: Session,
  sent: z.output<typeof addLunarDates.request>['dates'],
): Promise<Output<typeof addLunarDates>> {
  const dates = new Map(sent.map(readSent).map((date) => [keyOf(date), date]))
  return db.transaction().execute(async (trx) => {
    await lockSession(trx, session)
    const at = { db: trx, keyring }
    const present = await store.listDatesOf(at, session.userId)
    for (const date of present) dates.delete(keyOf(date))
    if (present.length + dates.size > MAX_LUNAR_DATES)
      throw new AppError('request.invalid', { fields: { dates: `there are ${MAX_LUNAR_DATES} at most` } })
    const added = [...dates.values()].map((date) => ({ ...date, id: random.uuid() }))
    await store.insertDates(at, session.userId, added, new Date(clock.now()))
    return { uuids: added.map(({ id }) => id) }
  })
}

/** Changes a date of an account. */
export async function changeDate(
  services: LunarDateServices,
  accountId: string,
  { uuid, ...sent }: z.output<typeof changeLunarDate.request>,
): Promise<void> {
  const at = new Date(services.clock.now())
  if (!(await store.updateDate(services, { accountId, id: uuid }, readSent(sent), at)))
    throw new AppError('request.not-found')
}

function presentDate(date: store.StoredLunarDate, locale: Locale) {
  const { id, name, kind, isLeap, year, leapRule, createdAt } = date
  return {
    uuid: id,
    name,
    kind,
    ...presentRecurring(date, leapRule, locale),
    isLeap,
    year,
    createdAt: createdAt.toISOString(),
  }
}

/** The dates of an account with their next returns, the nearest first. */
export async function listDates(
  services: Pick<LunarDateServices, 'db' | 'keyring' | 'clock'>,
  accountId: string,
  { from, locale }: { readonly from?: string | undefined; readonly locale: Locale },
): Promise<Output<typeof listLunarDates>> {
  const today = new Date(services.clock.now()).toISOString().slice(0, 10)
  const first = toJulianDay(requireDate(from ?? today))
  const dates = (await store.listDatesOf(services, accountId)).map((date) => ({
    ...presentDate(date, locale),
    returns: nextReturns(date, date.leapRule, { from: first, count: SHOWN_RETURNS }).map((one) => ({
      ...presentReturn(one, locale),
      years: date.year === null ? null : one.year - date.year,
    })),
  }))
  return { dates: dates.toSorted((one, other) => (firstOf(one) < firstOf(other) ? -1 : 1)) }
}

const firstOf = ({ returns }: { readonly returns: readonly { readonly date: string }[] }): string =>
  returns[0]?.date ?? '9'

/** The dates of an account, for its data export. */
export async function exportLunarDates(
  services: store.DateStore,
  accountId: string,
  locale: Locale,
): Promise<Output<typeof exportAccount>['lunarDates']> {
  return (await store.listDatesOf(services, accountId)).map((date) => presentDate(date, locale))
}
