import * as z from 'zod'
import { uuid as anyUuid, isoDate, lineOfText } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { weight } from '../calendar/day-parts.ts'
import { chosenDay, chosenFor, toldTag } from '../calendar/predict-parts.ts'
import { compareDays, MAX_COMPARED, shortlist } from './compare-days.ts'

const uuid = anyUuid.meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] })

/** The secret of a shared address. */
export const shareToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ examples: ['b25seSBhbiBleGFtcGxlIG9mIGEgc2VjcmV0IGFkZHI'] })

const answer = z.enum(['yes', 'maybe', 'no'])

/** What somebody says to each day; days they say nothing to are left out. */
const answers = z.partialRecord(isoDate, answer)

const guestName = lineOfText
  .trim()
  .min(1)
  .max(40)
  .meta({ examples: ['Aunt Vera'] })

const guest = z.object({ name: guestName, answers })

/** How long a shared choice is kept. */
const keepDays = z.literal([7, 30, 90])

export const createChoice = operation({
  id: 'createChoice',
  summary:
    'Shares a shortlist under a secret address where others mark which days suit them. It shows nothing of any birth.',
  method: 'POST',
  path: '/api/choices',
  request: z.strictObject({ ...shortlist, keepDays: keepDays.default(30) }),
  response: z.object({ uuid, token: shareToken, expiresAt: z.iso.datetime() }),
  errors: [...compareDays.errors, 'choice.too-many'],
  auth: 'required',
  status: 201,
  notFound: 'handle',
})

export const listChoices = operation({
  id: 'listChoices',
  summary: 'The shortlists the account shares, the latest first, with what others said and what has changed.',
  method: 'GET',
  path: '/api/choices',
  request: z.strictObject({ locale: shortlist.locale }),
  response: z.object({
    choices: z.array(
      z.object({
        uuid,
        /** Null where the deployment’s secret has changed since: the address still holds, but cannot be told again. */
        token: shareToken.nullable(),
        tag: toldTag,
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        /** Whom the days were weighed for; nobody where they are everyone's. */
        people: z.array(chosenFor.omit({ fio: true })),
        days: z.array(
          z.object({
            date: isoDate,
            weight,
            /** What it weighs now, where another version of the rules moved it. */
            changedTo: weight.nullable(),
          }),
        ),
        guests: z.array(guest),
      }),
    ),
  }),
  auth: 'required',
})

export const deleteChoice = operation({
  id: 'deleteChoice',
  summary: 'Takes a shared shortlist back: its address is gone at once.',
  method: 'DELETE',
  path: '/api/choices/{uuid}',
  request: z.strictObject({ uuid }),
  response: z.object({}),
  errors: ['choice.not-found'],
  auth: 'required',
  notFound: 'handle',
})

/** A day as those see it whom it is shared with: nothing in it tells of a birth. */
const sharedDay = z.object({
  date: chosenDay.shape.date,
  weight,
  word: z.string(),
  pillar: chosenDay.shape.pillar,
  reasons: chosenDay.shape.reasons,
  hours: z.array(chosenDay.shape.hours.element.omit({ nobleFor: true })),
  /** What it weighs now, where another version of the rules moved it. */
  changedTo: weight.nullable(),
})

export const readChoice = operation({
  id: 'readChoice',
  summary: 'A shared shortlist: its days and what others said to them.',
  method: 'GET',
  path: '/api/choices/shared/{token}',
  request: z.strictObject({ token: shareToken, locale: shortlist.locale }),
  response: z.object({
    tag: toldTag,
    place: z.object({ address: z.string(), zone: z.string() }).nullable(),
    expiresAt: z.iso.datetime(),
    /** Whether the days were weighed for somebody, or for everyone. */
    isPersonal: z.boolean(),
    days: z.array(sharedDay),
    guests: z.array(guest),
    /** What this browser said before. */
    mine: guest.nullable(),
  }),
  errors: ['choice.not-found'],
  notFound: 'handle',
})

export const markChoice = operation({
  id: 'markChoice',
  summary: 'Says which days of a shared shortlist suit; saying it again from the same browser replaces it.',
  method: 'POST',
  path: '/api/choices/shared/{token}/marks',
  request: z.strictObject({
    token: shareToken,
    name: guestName,
    answers: answers
      .refine((given) => Object.keys(given).length <= MAX_COMPARED, {
        error: `says something to at most ${MAX_COMPARED} days`,
      })
      .meta({ examples: [{ '2026-11-20': 'yes' }] }),
  }),
  response: z.object({ mine: guest }),
  errors: ['choice.not-found', 'choice.full'],
  notFound: 'handle',
})
