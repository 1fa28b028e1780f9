import { rulesVersion, type Weight } from '@zeri/almanac'
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
import type { Random } from '../../platform/random.ts'
import type { Seal } from '../../platform/secret.ts'
import { type CalendarDeps, findSetting, isoDateOf, openTo, type Setting } from '../calendar/index.ts'
import type { ListedPerson } from '../charts/index.ts'
import {
  type Answers,
  countChoices,
  findShared,
  insertChoice,
  type KeptChoice,
  keepMark,
  listChoicesOf,
} from './choice-store.ts'
import { hashSecret, makeSecret } from './guest.ts'
import { type ChosenPerson, toParticipant } from './people.ts'
import { presentChosen } from './present-prediction.ts'
import { weighShortlist } from './shortlist.ts'
import { presentTag, requireActivity } from './tag.ts'

/** So many shortlists an account shares at once, and so many people answer to one. */
const MAX_CHOICES = 20
const MAX_GUESTS = 30
const DAY_MS = 86_400_000

export type ChoiceServices = {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
  readonly seal: Seal
  readonly calendar: CalendarDeps
  readonly listPeople: (accountId: string) => Promise<ListedPerson[]>
}

type NewShare = {
  readonly accountId: string
  readonly tag: string
  readonly dates: readonly string[]
  readonly people: readonly ChosenPerson[]
  readonly place: string | undefined
  readonly keepDays: number
}

/** Keeps a shortlist, already allowed to its owner, under a secret address. */
export async function shareChoice(
  { db, clock, random, seal }: ChoiceServices,
  { accountId, tag, dates, people, place, keepDays }: NewShare,
  setting: Setting,
): Promise<Output<typeof createOperation>> {
  const activity = requireActivity(tag)
  const weighed = weighShortlist({ activity: activity.id, dates, people: people.map(toParticipant) }, setting)
  const [id, token, now] = [random.uuid(), makeSecret(random), clock.now()]
  const expiresAt = new Date(now + keepDays * DAY_MS)
  await db.transaction().execute(async (trx) => {
    if ((await countChoices(trx, accountId, new Date(now))) >= MAX_CHOICES)
      throw new AppError('choice.too-many')
    await insertChoice(trx, {
      id,
      accountId,
      tokenHash: hashSecret(token),
      tokenSealed: seal.close(token),
      tag: activity.id,
      placeId: place ?? null,
      rulesVersion,
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

/** What is sealed, unless it was with another secret. */
export function openSealed(seal: Seal, sealed: string): string | null {
  try {
    return seal.open(sealed)
  } catch {
    return null
  }
}

/** Every date is open here: what is kept was allowed when it was shared. */
const openAll = (setting: Setting): Setting => openTo({ access: 'paid' }, setting)

/** What the days of a shortlist weigh by the rules of now; nothing where these have not changed since. */
async function findMoved(
  { listPeople }: Pick<ChoiceServices, 'listPeople'>,
  choice: KeptChoice,
  setting: Setting,
): Promise<ReadonlyMap<string, Weight>> {
  if (choice.rulesVersion === rulesVersion) return new Map()
  const own = choice.people.length > 0 ? await listPeople(choice.accountId) : []
  const people = choice.people.flatMap(({ uuid, role }) => {
    const person = own.find((one) => one.uuid === uuid)
    return person ? [toParticipant({ ...person, role })] : []
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

const presentGuest = ({ name, answers }: KeptChoice['guests'][number]) => ({ name, answers })

/** The shortlists of an account. */
export async function listChoices(
  services: ChoiceServices,
  accountId: string,
  locale: Locale,
): Promise<Output<typeof listOperation>> {
  const { db, clock, seal, calendar } = services
  const kept = await listChoicesOf(db, accountId, new Date(clock.now()))
  const choices = await Promise.all(
    kept.map(async (choice) => {
      const setting = openAll(await findSetting(calendar, { place: choice.placeId ?? undefined, locale }))
      const moved = await findMoved(services, choice, setting)
      return {
        uuid: choice.id,
        token: openSealed(seal, choice.tokenSealed),
        tag: presentTag(requireActivity(choice.tag), setting),
        createdAt: choice.createdAt.toISOString(),
        expiresAt: choice.expiresAt.toISOString(),
        people: [...choice.people],
        days: choice.days.map(({ date, weight }) => ({ date, weight, changedTo: moved.get(date) ?? null })),
        guests: choice.guests.map(presentGuest),
      }
    }),
  )
  return { choices }
}

async function getShared({ db, clock }: ChoiceServices, token: string): Promise<KeptChoice> {
  const choice = await findShared(db, hashSecret(token), new Date(clock.now()))
  if (!choice) throw new AppError('choice.not-found')
  return choice
}

type Reader = { readonly token: string; readonly locale: Locale; readonly guestHash: Buffer | undefined }

/** A shortlist as those see it whom it is shared with: reasons of the day alone, weights and hours as they were kept. */
export async function readChoice(
  services: ChoiceServices,
  { token, locale, guestHash }: Reader,
): Promise<Output<typeof readOperation>> {
  const choice = await getShared(services, token)
  const setting = openAll(
    await findSetting(services.calendar, { place: choice.placeId ?? undefined, locale }),
  )
  const moved = await findMoved(services, choice, setting)
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
    days: general.flatMap((day) => {
      const kept = choice.days.find(({ date }) => date === isoDateOf(day.date))
      if (!kept) return []
      const told = presentChosen({ ...day, weight: kept.weight }, { setting, people: [] })
      return [
        {
          date: kept.date,
          weight: kept.weight,
          word: told.word,
          pillar: told.pillar,
          reasons: told.reasons,
          hours: told.hours
            .filter(({ branch }) => kept.hours.includes(branch))
            .map(({ nobleFor: _, ...hour }) => hour),
          changedTo: moved.get(kept.date) ?? null,
        },
      ]
    }),
    guests: choice.guests.map(presentGuest),
    mine: mine ? presentGuest(mine) : null,
  }
}

type Said = {
  readonly token: string
  readonly name: string
  readonly answers: Answers
  readonly guestHash: Buffer
}

/** Keeps what a guest says to the days of a shortlist; what is said to other days is dropped. */
export async function markChoice(
  services: ChoiceServices,
  { token, name, answers, guestHash }: Said,
): Promise<{ mine: { name: string; answers: Answers } }> {
  const choice = await getShared(services, token)
  const dates = choice.days.map(({ date }) => date)
  const kept: Answers = Object.fromEntries(Object.entries(answers).filter(([date]) => dates.includes(date)))
  const isKept = await services.db.transaction().execute((trx) =>
    keepMark(trx, {
      choiceId: choice.id,
      guest: { hash: guestHash, name, answers: kept },
      at: new Date(services.clock.now()),
      most: MAX_GUESTS,
    }),
  )
  if (!isKept) throw new AppError('choice.full')
  return { mine: { name, answers: kept } }
}
