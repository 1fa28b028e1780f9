import * as z from 'zod'
import { uuid as anyUuid, isoDate, lineOfText } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { chosenSchool, weight } from '../calendar/day-parts.ts'
import { chosenDay, chosenFor, tagSummary } from '../calendar/predict-parts.ts'
import { compareDays, MAX_COMPARED, shortlist } from './compare-days.ts'

const uuid = anyUuid.meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] })

/** The secret of a shared address. */
export const shareToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ examples: ['b25seSBhbiBleGFtcGxlIG9mIGEgc2VjcmV0IGFkZHI'] })

const answer = z.enum(['yes', 'maybe', 'no'])

/** A guest's answer to each day; days without an answer are left out. */
const answers = z.partialRecord(isoDate, answer)

const guestName = lineOfText
  .trim()
  .min(1)
  .max(40)
  .meta({ examples: ['Aunt Vera'] })

const guest = z.object({ name: guestName, answers })

/** The day of a shared shortlist that its owner decided on; null while it is open. */
const decided = isoDate.nullable().meta({ examples: ['2026-11-20'] })

/** How long a shared choice is stored. */
const keepDays = z.literal([7, 30, 90])

export const createChoice = operation({
  id: 'createChoice',
  summary: {
    en: 'Shares a shortlist under a secret address, without anything of a birth.',
    ru: 'Делится коротким списком дней по секретному адресу, без каких-либо данных рождения.',
  },
  method: 'POST',
  path: '/api/choices',
  request: z.strictObject({ ...shortlist, keepDays: keepDays.default(30) }),
  response: z.object({ uuid, token: shareToken, expiresAt: z.iso.datetime() }),
  errors: [...compareDays.errors, 'choice.too-many'],
  auth: 'required',
  status: 201,
  notFound: 'handle',
  costMs: 20,
})

export const listChoices = operation({
  id: 'listChoices',
  summary: {
    en: 'The shortlists the account shares, with what others said and what has changed.',
    ru: 'Списки, которыми делится учётная запись: что ответили другие и что изменилось.',
  },
  method: 'GET',
  path: '/api/choices',
  request: z.strictObject({ locale: shortlist.locale }),
  response: z.object({
    choices: z.array(
      z.object({
        uuid,
        /** Null where the deployment’s secret has changed since: the address still works, but cannot be shown again. */
        token: shareToken.nullable(),
        tag: tagSummary,
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        /** When somebody else last opened the secret address, to the hour. */
        lastRead: z.iso.datetime().nullable(),
        /** Whom the days were weighed for; nobody where they are everyone's. */
        people: z.array(chosenFor.omit({ fio: true })),
        days: z.array(
          z.object({
            date: isoDate,
            weight,
            /** Its weight now, where another version of the rules changed it. */
            changedTo: weight.nullable(),
          }),
        ),
        guests: z.array(guest.extend({ uuid })),
        decided,
      }),
    ),
  }),
  auth: 'required',
  costMs: 20,
})

export const deleteChoice = operation({
  id: 'deleteChoice',
  summary: {
    en: 'Takes a shared shortlist back; its address is gone at once.',
    ru: 'Отзывает общий список: его адрес сразу перестаёт действовать.',
  },
  method: 'DELETE',
  path: '/api/choices/{uuid}',
  request: z.strictObject({ uuid }),
  response: z.object({}),
  errors: ['choice.not-found'],
  auth: 'required',
  notFound: 'handle',
})

export const removeGuest = operation({
  id: 'removeGuest',
  summary: {
    en: 'Removes a guest and their answers from a shared shortlist; they cannot answer again.',
    ru: 'Удаляет гостя и его ответы из общего списка; ответить снова он не сможет.',
  },
  method: 'DELETE',
  path: '/api/choices/{uuid}/guests/{guest}',
  request: z.strictObject({ uuid, guest: uuid }),
  response: z.object({}),
  errors: ['choice.no-guest'],
  auth: 'required',
  notFound: 'handle',
})

export const decideChoice = operation({
  id: 'decideChoice',
  summary: {
    en: 'Decides on a day of a shared shortlist, on another one, or on none again.',
    ru: 'Останавливает выбор на дне общего списка, меняет его или отменяет.',
  },
  method: 'POST',
  path: '/api/choices/{uuid}/decision',
  request: z.strictObject({ uuid, date: decided }),
  response: z.object({ decided }),
  errors: ['choice.not-found'],
  auth: 'required',
  notFound: 'handle',
})

/** A day as guests see it: without anything about a birth. */
const sharedDay = z.object({
  date: chosenDay.shape.date,
  weight,
  word: z.string(),
  pillar: chosenDay.shape.pillar,
  reasons: chosenDay.shape.reasons,
  hours: z.array(chosenDay.shape.hours.element.omit({ nobleFor: true })),
  /** Its weight now, where another version of the rules changed it. */
  changedTo: weight.nullable(),
})

export const readChoice = operation({
  id: 'readChoice',
  summary: {
    en: 'A shared shortlist: its days and what others said to them.',
    ru: 'Общий список: дни и ответы на них.',
  },
  method: 'GET',
  path: '/api/choices/shared/{token}',
  request: z.strictObject({ token: shareToken, locale: shortlist.locale }),
  response: z.object({
    tag: tagSummary,
    place: z.object({ address: z.string(), zone: z.string() }).nullable(),
    expiresAt: z.iso.datetime(),
    /** Whether the days were weighed for somebody, or for everyone. */
    isPersonal: z.boolean(),
    /** The school of its owner when it was shared; absent where it is the book. */
    school: chosenSchool.optional(),
    days: z.array(sharedDay),
    decided,
    guests: z.array(guest),
    /** The earlier answers of this browser. */
    mine: guest.nullable(),
    /** Whether the owner has removed this browser's answers: it cannot answer again. */
    isRemoved: z.boolean(),
    /** For the owner alone: the list as they manage it. */
    own: z.object({ uuid, guests: z.array(uuid) }).nullable(),
  }),
  errors: ['choice.not-found'],
  auth: 'optional',
  notFound: 'handle',
  costMs: 5,
})

export const markChoice = operation({
  id: 'markChoice',
  summary: {
    en: 'Says which days of a shared shortlist suit.',
    ru: 'Отмечает, какие дни общего списка подходят.',
  },
  method: 'POST',
  path: '/api/choices/shared/{token}/marks',
  request: z.strictObject({
    token: shareToken,
    name: guestName,
    answers: answers
      .refine((byDay) => Object.keys(byDay).length <= MAX_COMPARED, {
        error: `says something to at most ${MAX_COMPARED} days`,
      })
      .meta({ examples: [{ '2026-11-20': 'yes' }] }),
  }),
  response: z.object({ mine: guest }),
  errors: ['choice.not-found', 'choice.full', 'choice.network-full', 'choice.guest-removed'],
  notFound: 'handle',
})
