// Charts and readings: saved, found, shared, claimed by an account, removed.

import { consentVersion } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { lockSession } from '../accounts/index.ts'
import type { BirthCaller, BirthDetails, Births, NatalChoice } from '../bazi/index.ts'
import { type CalendarDeps, type DaySchool, findStoredSchool, schoolOf, theBook } from '../calendar/index.ts'
import {
  deleteOldReadings,
  deleteReading,
  listReadings,
  lockReadings,
  moveToAccount,
} from './reading-store.ts'
import { MAX_CHARTS, presentOwn } from './save-chart.ts'
import type { Services } from './services.ts'
import {
  countCharts,
  findReadable,
  insertChart,
  lockAccount,
  type Owner,
  updateBirth,
  updateShared,
} from './store.ts'
import { findVisitorHash, READING_DAYS, visitorOf } from './visitor.ts'

const DAY_MS = 86_400_000
/** The most readings that are stored for a browser; the next one replaces the oldest. */
const MAX_READINGS = 10

const ownerOf = ({ session, caller }: BirthCaller): Owner => ({
  accountId: session?.userId,
  visitorHash: findVisitorHash(caller),
})

/** Turns readings of the caller's browser into charts of an account, as many as it has room for; all, or one. */
export async function claimReadings(
  { keyring, clock }: Services,
  trx: Kysely<Database>,
  claim: { readonly accountId: string; readonly caller: Caller; readonly id?: string },
): Promise<number> {
  const { accountId, caller, id } = claim
  const visitorHash = findVisitorHash(caller)
  if (!visitorHash) return 0
  const at = new Date(clock.now())
  const store = { db: trx, keyring }
  await lockAccount(trx, accountId)
  const room = MAX_CHARTS - (await countCharts(trx, accountId))
  const found = (await lockReadings(store, { visitorHash, id, at })).slice(0, Math.max(0, room))
  if (found.length === 0) return 0
  const account = await trx
    .selectFrom('accounts')
    .select('email_typed')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  for (const reading of found) {
    const { fio, email, birthday } = reading.birth
    const birth = { ...reading.birth, fio: fio ?? birthday, email: email ?? account.email_typed }
    await moveToAccount(store, { id: reading.id, birth, accountId, at })
  }
  return found.length
}

/**
 * Access to charts and readings for their owners, and for readers of shared ones. Searches that find nothing are
 * limited.
 */
export function createBirths(services: Services, schools: Pick<CalendarDeps, 'findRulesOf'>): Births {
  const { db, clock, misses, natalChartOf } = services
  const now = () => new Date(clock.now())
  const findSchool = async (by: BirthCaller) => schoolOf((await findStoredSchool(schools, by)).rules)

  return {
    save: (birth, caller) => saveReading(services, birth, caller),

    async list(caller) {
      const visitorHash = findVisitorHash(caller)
      if (!visitorHash) return []
      const found = await listReadings(services, { visitorHash, at: now() })
      return found.toReversed().map(({ id, birth: { fio, email: _, ...birth }, expiresAt }) => ({
        uuid: id,
        fio,
        birth,
        keptUntil: expiresAt,
      }))
    },

    find: (id, by) =>
      misses.watch(by.caller.address, async () => {
        const found = await getReadable(services, id, by)
        const { fio, email: _, ...birth } = found.birth
        const school = found.isOwn ? await findSchool(by) : theBook
        return {
          uuid: id,
          isOwn: found.isOwn,
          isChart: found.accountId !== null,
          isShared: found.isShared,
          keptUntil: found.expiresAt,
          fio,
          birth,
          usual: school.natal,
          schoolRules: school.rules,
          chart: natalChartOf(birth, school),
        }
      }),

    rename: (id, fio, by) =>
      misses.watch(by.caller.address, async () => {
        const { birth, isOwn } = await getReadable(services, id, by)
        if (!isOwn) throw new AppError('chart.not-found')
        await updateBirth(services, { id, owner: ownerOf(by), birth: { ...birth, fio }, at: now() })
      }),

    choose: (id, choice, by) =>
      misses.watch(by.caller.address, async () => {
        const { birth, isOwn } = await getReadable(services, id, by)
        if (!isOwn) throw new AppError('chart.not-found')
        const school = await findSchool(by)
        const chosen = applyChoice(services, birth, { ...choice, school })
        await updateBirth(services, { id, owner: ownerOf(by), birth: chosen, at: now() })
        return { birth: chosen, usual: school.natal }
      }),

    share: (id, isShared, by) =>
      misses.watch(by.caller.address, async () => {
        const isDone = await db.transaction().execute(async (trx) => {
          if (by.session) await lockSession(trx, by.session)
          return updateShared(trx, { id, owner: ownerOf(by), at: now() }, isShared)
        })
        if (!isDone) throw new AppError('chart.not-found')
      }),

    claim: (id, session, caller) =>
      misses.watch(caller.address, async () => {
        const accountId = session.userId
        const claimed = await db.transaction().execute(async (trx) => {
          await lockSession(trx, session)
          return claimReadings(services, trx, { accountId, caller, id })
        })
        if (claimed === 0) throw new AppError(await whyNotClaimed(services, id, accountId, caller))
        return presentOwn(services, { accountId, id })
      }),

    removeReading: (id, caller) =>
      misses.watch(caller.address, async () => {
        const visitorHash = findVisitorHash(caller)
        if (!visitorHash || !(await deleteReading(db, visitorHash, id))) throw new AppError('chart.not-found')
      }),
  }
}

/** A birth read as its owner chooses. */
function applyChoice<Birth extends BirthDetails>(
  { natalChartOf }: Services,
  before: Birth,
  { rules, chosenMs, school }: NatalChoice & { readonly school: DaySchool },
): Birth {
  const given = Object.entries(rules).filter(([, value]) => value !== undefined)
  const chosen = Object.entries({ ...before.rules, ...Object.fromEntries(given) })
  const birth = { ...before, rules: Object.fromEntries(chosen.filter(([, value]) => value !== null)) }
  if (chosenMs === undefined) return birth
  const ofOwnTime = { ...birth, chosenMs: undefined }
  if (chosenMs === null) return ofOwnTime
  const { alternatives } = natalChartOf(ofOwnTime, school)
  if (!alternatives.some((one) => one.chosenMs === chosenMs))
    throw new AppError('request.invalid', {
      fields: { chosenAt: 'must be an instant that the reading offers' },
    })
  return { ...birth, chosenMs }
}

async function saveReading(
  { db, keyring, clock, random, metrics }: Services,
  { locale, ...birth }: Parameters<Births['save']>[0],
  caller: Caller,
): ReturnType<Births['save']> {
  const { hash, cookie } = visitorOf(caller, random)
  const [id, at] = [random.uuid(), new Date(clock.now())]
  const expiresAt = new Date(at.getTime() + READING_DAYS * DAY_MS)
  await db.transaction().execute(async (trx) => {
    await insertChart(
      { db: trx, keyring },
      {
        id,
        owner: { visitorHash: hash, expiresAt },
        birth,
        isMobile: false,
        consent: { version: consentVersion, locale },
        at,
      },
    )
    await deleteOldReadings(trx, hash, MAX_READINGS)
  })
  metrics.countBusiness('chart')
  return { uuid: id, cookie }
}

async function getReadable(services: Services, id: string, by: BirthCaller) {
  const found = await findReadable(services, { id, owner: ownerOf(by), at: new Date(services.clock.now()) })
  if (!found) throw new AppError('chart.not-found')
  return found
}

async function whyNotClaimed(services: Services, id: string, accountId: string, caller: Caller) {
  const visitorHash = findVisitorHash(caller)
  const at = new Date(services.clock.now())
  const isThere = visitorHash && (await listReadings(services, { visitorHash, id, at })).length > 0
  if (!isThere) return 'chart.not-found'
  return (await countCharts(services.db, accountId)) >= MAX_CHARTS ? 'chart.too-many' : 'chart.not-found'
}
