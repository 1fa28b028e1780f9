// Shared shortlists: share, list, read as a guest, and vote.

import { rulesVersion, type Weight } from '@zeri/almanac/judgement'
import type {
  createChoice as createOperation,
  Locale,
  listChoices as listOperation,
  Output,
  readChoice as readOperation,
} from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import type { Random } from '../../platform/random.ts'
import { type KeySet, openSealed, type Seal } from '../../platform/secret.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import { lockSession } from '../accounts/index.ts'
import {
  type CalendarContext,
  type CalendarDeps,
  findCalendarContext,
  isoDateOf,
  openTo,
} from '../calendar/index.ts'
import type { ListedPerson } from '../charts/index.ts'
import {
  countChoices,
  findSharedChoice,
  type GuestVotes,
  insertChoice,
  listChoicesOf,
  type StoredChoice,
  touchChoice,
} from './choice-store.ts'
import { type ChosenPerson, toParticipant } from './chosen-people.ts'
import { findSeatRefusal, hashNetworks } from './guest-seats.ts'
import { countSeats, isRemovedGuest, lockChoice, removeGuestOf, saveVotes } from './guest-store.ts'
import { presentChosen } from './present-prediction.ts'
import { weighShortlist } from './shortlist.ts'
import { presentTag, requireActivity } from './tag.ts'

/** The most shared shortlists of an account. */
const MAX_CHOICES = 20
const DAY_MS = 86_400_000

export type ChoiceServices = {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
  readonly seal: Seal
  /** Hashes the networks that guests vote from. */
  readonly guestKeys: KeySet
  readonly calendar: CalendarDeps
  readonly listPeople: (accountId: string) => Promise<ListedPerson[]>
}

type NewSharedChoice = {
  readonly session: Session
  readonly tag: string
  readonly dates: readonly string[]
  readonly people: readonly ChosenPerson[]
  readonly place: string | undefined
  readonly keepDays: number
}

/** Stores a shortlist under a secret token. The caller has checked that its owner may see the days. */
export async function shareChoice(
  { db, clock, random, seal }: ChoiceServices,
  { session, tag, dates, people, place, keepDays }: NewSharedChoice,
  setting: CalendarContext,
): Promise<Output<typeof createOperation>> {
  const activity = requireActivity(tag)
  const participants = people.map((person) => toParticipant(person, setting.school))
  const weighed = weighShortlist({ activity: activity.id, dates, people: participants }, setting)
  const [id, token, now] = [random.uuid(), makeToken(random), clock.now()]
  const expiresAt = new Date(now + keepDays * DAY_MS)
  await db.transaction().execute(async (trx) => {
    const { id: accountId } = await lockSession(trx, session)
    if ((await countChoices(trx, accountId, new Date(now))) >= MAX_CHOICES)
      throw new AppError('choice.too-many')
    await insertChoice(trx, {
      id,
      accountId,
      tokenHash: digestToken(token),
      tokenSealed: seal.close(token),
      tag: activity.id,
      placeId: place ?? null,
      rulesVersion,
      schoolRules: setting.school.rules,
      createdAt: new Date(now),
      expiresAt,
      people,
      days: weighed.map(({ date, weight, hours }) => ({
        date: isoDateOf(date),
        weight,
        hours: hours.map(({ branch }) => branch),
      })),
    })
  })
  return { uuid: id, token, expiresAt: expiresAt.toISOString() }
}

/** Opens every date: access was checked when the shortlist was shared. */
const openAllDates = (setting: CalendarContext): CalendarContext => openTo({ access: 'paid' }, setting)

/** A shortlist stays with the place and the school it was shared with. */
const settingOf = ({ placeId, schoolRules }: StoredChoice, locale: Locale) => ({
  place: placeId ?? undefined,
  rules: schoolRules ?? '',
  locale,
})

/** Finds the days whose weight differs under the current rules; empty if the rules are the same. */
async function findChangedWeights(
  { listPeople }: Pick<ChoiceServices, 'listPeople'>,
  choice: StoredChoice,
  setting: CalendarContext,
): Promise<ReadonlyMap<string, Weight>> {
  if (choice.rulesVersion === rulesVersion) return new Map()
  const own = choice.people.length > 0 ? await listPeople(choice.accountId) : []
  const people = choice.people.flatMap(({ uuid, role }) => {
    const person = own.find((one) => one.uuid === uuid)
    return person ? [toParticipant({ ...person, role }, setting.school)] : []
  })
  const dates = choice.days.map(({ date }) => date)
  const now = weighShortlist({ activity: requireActivity(choice.tag).id, dates, people }, setting)
  return new Map(
    now.flatMap(({ date, weight }): [string, Weight][] => {
      const before = choice.days.find((day) => day.date === isoDateOf(date))
      return before && before.weight !== weight ? [[before.date, weight]] : []
    }),
  )
}

const presentGuest = ({ name, answers }: StoredChoice['guests'][number]) => ({ name, answers })

/** Lists the shared shortlists of an account. */
export async function listChoices(
  services: ChoiceServices,
  accountId: string,
  locale: Locale,
): Promise<Output<typeof listOperation>> {
  const { db, clock, seal, calendar } = services
  const stored = await listChoicesOf(db, accountId, new Date(clock.now()))
  const choices = await Promise.all(
    stored.map(async (choice) => {
      const setting = openAllDates(await findCalendarContext(calendar, settingOf(choice, locale)))
      const changed = await findChangedWeights(services, choice, setting)
      return {
        uuid: choice.id,
        token: openSealed(seal, choice.tokenSealed),
        tag: presentTag(requireActivity(choice.tag), setting),
        createdAt: choice.createdAt.toISOString(),
        expiresAt: choice.expiresAt.toISOString(),
        lastRead: choice.lastReadAt?.toISOString() ?? null,
        people: [...choice.people],
        days: choice.days.map(({ date, weight }) => ({ date, weight, changedTo: changed.get(date) ?? null })),
        guests: choice.guests.map((guest) => ({ uuid: guest.id, ...presentGuest(guest) })),
        decided: choice.decidedDate,
      }
    }),
  )
  return { choices }
}

async function getSharedChoice({ db, clock }: ChoiceServices, token: string): Promise<StoredChoice> {
  const choice = await findSharedChoice(db, digestToken(token), new Date(clock.now()))
  if (!choice) throw new AppError('choice.not-found')
  return choice
}

type ChoiceReader = {
  readonly token: string
  readonly locale: Locale
  readonly guestHash: Buffer | undefined
  /** The account of the reader, if signed in. */
  readonly accountId: string | undefined
}

const HOUR_MS = 3_600_000

/** Records a use of the secret address once an hour: reading should not cost a write. */
async function recordRead({ db, clock }: ChoiceServices, { id, lastReadAt }: StoredChoice): Promise<void> {
  const nowMs = clock.now()
  if (lastReadAt === null || nowMs - lastReadAt.getTime() >= HOUR_MS)
    await touchChoice(db, id, new Date(nowMs))
}

/** Reads a shared shortlist for a guest: general reasons only, with the stored weights and hours. */
export async function readChoice(
  services: ChoiceServices,
  { token, locale, guestHash, accountId }: ChoiceReader,
): Promise<Output<typeof readOperation>> {
  const choice = await getSharedChoice(services, token)
  if (accountId !== choice.accountId) await recordRead(services, choice)
  const setting = openAllDates(await findCalendarContext(services.calendar, settingOf(choice, locale)))
  const changed = await findChangedWeights(services, choice, setting)
  const activity = requireActivity(choice.tag)
  const dates = choice.days.map(({ date }) => date)
  const general = weighShortlist({ activity: activity.id, dates, people: [] }, setting)
  const mine = choice.guests.find(({ hash }) => guestHash?.equals(hash))
  const { place } = setting.head
  return {
    tag: presentTag(activity, setting),
    place: place && { address: place.address, zone: place.zone },
    expiresAt: choice.expiresAt.toISOString(),
    isPersonal: choice.people.length > 0,
    ...(setting.head.school && { school: setting.head.school }),
    days: general.flatMap((day) => {
      const stored = choice.days.find(({ date }) => date === isoDateOf(day.date))
      if (!stored) return []
      const presented = presentChosen({ ...day, weight: stored.weight }, { setting, people: [] })
      return [
        {
          date: stored.date,
          weight: stored.weight,
          word: presented.word,
          pillar: presented.pillar,
          reasons: presented.reasons,
          hours: presented.hours
            .filter(({ branch }) => stored.hours.includes(branch))
            .map(({ nobleFor: _, ...hour }) => hour),
          changedTo: changed.get(stored.date) ?? null,
        },
      ]
    }),
    decided: choice.decidedDate,
    guests: choice.guests.map(presentGuest),
    mine: mine ? presentGuest(mine) : null,
    isRemoved: !mine && guestHash !== undefined && (await isRemovedGuest(services.db, choice.id, guestHash)),
    own:
      accountId === choice.accountId ? { uuid: choice.id, guests: choice.guests.map(({ id }) => id) } : null,
  }
}

type VoteInput = {
  readonly token: string
  readonly name: string
  readonly answers: GuestVotes
  readonly guestHash: Buffer
  /** The address that the vote comes from. */
  readonly address: string
}

/** Stores the votes of a guest for the days of a shortlist; votes for other days are dropped. */
export async function markChoice(
  services: ChoiceServices,
  { token, name, answers, guestHash, address }: VoteInput,
): Promise<{ mine: { name: string; answers: GuestVotes } }> {
  const choice = await getSharedChoice(services, token)
  const dates = choice.days.map(({ date }) => date)
  const votes: GuestVotes = Object.fromEntries(
    Object.entries(answers).filter(([date]) => dates.includes(date)),
  )
  const networks = hashNetworks(services.guestKeys, choice.id, address)
  const seat = { choiceId: choice.id, guestHash, networks }
  await services.db.transaction().execute(async (trx) => {
    await lockChoice(trx, choice.id)
    const refusal = findSeatRefusal(await countSeats(trx, seat))
    if (refusal) throw new AppError(refusal)
    await saveVotes(trx, { ...seat, name, answers: votes, at: new Date(services.clock.now()) })
  })
  return { mine: { name, answers: votes } }
}

/** Removes a guest from a shortlist of the account. Their seat is free, and they cannot take one again. */
export async function removeGuest(
  { db, clock }: Pick<ChoiceServices, 'db' | 'clock'>,
  guest: { readonly accountId: string; readonly choiceId: string; readonly guestId: string },
): Promise<void> {
  const isRemoved = await db.transaction().execute(async (trx) => {
    await lockChoice(trx, guest.choiceId)
    return removeGuestOf(trx, guest, new Date(clock.now()))
  })
  if (!isRemoved) throw new AppError('choice.no-guest')
}
