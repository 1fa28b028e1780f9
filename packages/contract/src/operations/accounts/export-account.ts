import * as z from 'zod'
import { exportAccountPath } from '../../browser/operation-paths.ts'
import { chartUuid, isoDate, locale, location, placeId, productCode } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { apiKey } from '../api-keys/keys.ts'
import { chosenAt, natalChoices } from '../bazi/bazi-parts.ts'
import { payment } from '../billing/list-payments.ts'
import { chart } from '../charts/chart.ts'
import { listChoices } from '../chooser/choices.ts'
import { listFeeds } from '../exports/feeds.ts'
import { lunarDate } from '../lunar-dates/lunar-dates.ts'
import { print } from '../prints/prints.ts'
import { morning } from '../reminders/mornings.ts'
import { user } from './get-user.ts'
import { identity } from './identities.ts'
import { listPasskeys } from './passkeys.ts'
import { session } from './sessions.ts'

const instant = z.iso.datetime()
const consent = z.object({ version: z.string(), at: instant, locale })

export const exportAccount = operation({
  id: 'exportAccount',
  summary: {
    en: 'Everything we keep about the account, as one JSON document.',
    ru: 'Все данные учётной записи одним документом JSON.',
  },
  method: 'GET',
  path: exportAccountPath,
  request: z.strictObject({}),
  response: z.object({
    exportedAt: instant,
    user: user.extend({
      name: z.string().nullable(),
      locale,
      createdAt: instant,
      passwordChangedAt: instant,
    }),
    consent,
    location,
    place: placeId.nullable(),
    /** The rules of the school that days are rated by; null while none was chosen. */
    schoolRules: z.string().nullable(),
    charts: z.array(
      chart.extend({
        isShared: z.boolean(),
        createdAt: instant,
        consent,
        /** How its birth is read, and at which instant instead of its own time. */
        rules: z.object(natalChoices),
        chosenAt,
      }),
    ),
    folders: z.array(z.object({ name: z.string(), createdAt: instant, charts: z.array(chartUuid) })),
    payments: z.array(payment),
    /** Time that was granted to charts, by payments or as a gift. */
    periods: z.array(
      z.object({ chart: chartUuid, from: instant, until: instant, revokedAt: instant.nullable() }),
    ),
    /** Monthly renewals, with the version of the agreement to them. */
    renewals: z.array(
      z.object({
        chart: chartUuid,
        product: productCode,
        state: z.enum(['active', 'past_due', 'ended']),
        agreement: z.object({ version: z.string(), at: instant }),
        nextCharge: instant.nullable(),
        endedAt: instant.nullable(),
      }),
    ),
    /** Bank cards stored for renewals, as far as they are known here. */
    cards: z.array(
      z.object({
        chart: chartUuid,
        provider: z.string(),
        mask: z.string().nullable(),
        createdAt: instant,
        revokedAt: instant.nullable(),
      }),
    ),
    /** Without their secret addresses: a copy of the file must not open anything. */
    choices: z.array(listChoices.response.shape.choices.element.omit({ token: true })),
    feeds: z.array(listFeeds.response.shape.feeds.element.omit({ token: true })),
    /** Birthdays and memorial days by the lunar calendar. */
    lunarDates: z.array(lunarDate),
    /** API keys without their secrets; the last characters are left out too. */
    keys: z.array(apiKey.omit({ lastFour: true })),
    /** Sheets to print that are still stored. */
    prints: z.array(print),
    /** Questions of the signed-in user: the same e-mail without a session may belong to somebody else. */
    questions: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        topic: z.string(),
        question: z.string(),
        locale,
        askedAt: instant,
        consentVersion: z.string(),
        /** The answer that was mailed; null while there is none. */
        answer: z.string().nullable(),
        answeredAt: instant.nullable(),
      }),
    ),
    /** The daily reminder, and the Telegram account it may go to. */
    reminder: z
      .object({
        active: z.boolean(),
        channel: z.enum(['telegram', 'mail']),
        timeReminder: z.string().nullable(),
        chart: z.uuid().nullable(),
      })
      .nullable(),
    messenger: z.object({ linkedAt: instant, telegramId: z.string() }).nullable(),
    /** Where the morning goes to, without the keys of browsers. */
    mornings: z.array(
      morning.extend({
        createdAt: instant,
        /** The host of the push service of a browser. */
        pushService: z.string().nullable(),
        telegramId: z.string().nullable(),
      }),
    ),
    /** The state of the reminder of each date; its texts are not stored. */
    messages: z.array(z.object({ date: isoDate, state: z.string() })),
    sessions: z.array(session.omit({ current: true })),
    devices: z.array(z.object({ device: z.string(), firstSeen: instant, lastSeen: instant })),
    passkeys: listPasskeys.response.shape.passkeys,
    /** Since when signing in needs a code; null where it does not. */
    secondFactor: z.object({ since: instant, backupCodesLeft: z.number() }).nullable(),
    /** Outside accounts that sign in to this one. */
    identities: z.array(identity),
    events: z.array(z.object({ kind: z.string(), at: instant })),
  }),
  errors: ['auth.confirmation-required'],
  auth: 'required',
  limit: 'sensitive',
  costMs: 40,
})
