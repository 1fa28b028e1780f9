import * as z from 'zod'
import { uuid as anyUuid, chartUuid, locale, placeId, reminderTime } from '../../fields.ts'
import { operation } from '../../operation.ts'

const uuid = anyUuid.meta({ examples: ['6f0e3f1c-2a52-4a57-9a55-0c8f4f0e7d11'] })

const rhythm = z.enum(['daily', 'weekly'])

/** When the morning comes, by which clock and whose day it is. */
const morningChoices = {
  time: reminderTime.meta({ examples: ['07:00'] }),
  rhythm: rhythm.default('daily'),
  /** Where the account of the caller has a place, that one counts. */
  place: placeId.optional(),
  /** A paid chart of the signed-in user; everybody's day where left out. */
  chart: chartUuid.optional(),
  locale: locale.default('en'),
} as const

/** What choosing a morning may meet, whatever the channel. */
const choiceErrors = [
  'auth.required',
  'chart.not-found',
  'subscription.required',
  'place.not-found',
  'reminder.no-place',
  'morning.too-many',
] as const

/** A place the morning goes to: a browser, a chat in Telegram or the address of the account. */
export const morning = z.object({
  uuid,
  channel: z.enum(['mail', 'push', 'telegram']),
  time: reminderTime,
  rhythm,
  /** The chart whose day it is; null for everybody's. */
  chart: chartUuid.nullable(),
  /** The town whose clock counts; null for Moscow, the default of the Russian edition. */
  place: z.string().nullable(),
  locale,
})

export const listMornings = operation({
  id: 'listMornings',
  summary: {
    en: 'The mornings of this browser and of the signed-in user, and the channels that are available.',
    ru: 'Утренние сообщения этого браузера и учётной записи и доступные способы доставки.',
  },
  method: 'GET',
  path: '/api/mornings',
  request: z.strictObject({ locale: locale.default('en') }),
  response: z.object({
    mornings: z.array(
      morning.extend({
        /** Whether this browser chose it. */
        isHere: z.boolean(),
      }),
    ),
    /** The key a browser subscribes with; null while web push is not available. */
    pushKey: z.string().nullable(),
    hasTelegram: z.boolean(),
  }),
  auth: 'optional',
  costMs: 3,
})

/** A message as it would arrive; a letter shows all of it, a notification its title and first sentence. */
const sampleMessage = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
})

export const sampleMorning = operation({
  id: 'sampleMorning',
  summary: {
    en: 'The message of today and that of the week from today, for everyone at a place.',
    ru: 'Сообщение на сегодня и на неделю вперёд, общее для всех в выбранном месте.',
  },
  method: 'GET',
  path: '/api/mornings/sample',
  request: z.strictObject({ place: placeId.optional(), locale: locale.default('en') }),
  response: z.object({ day: sampleMessage, week: sampleMessage }),
  errors: ['place.not-found'],
  notFound: 'handle',
  costMs: 60,
})

const pushSubscription = z
  .strictObject({
    /** Only those of known push services are accepted. */
    endpoint: z.string().regex(/^https?:\/\/[\w.:-]{1,100}\/[!-~]{0,800}$/),
    expirationTime: z.number().nullish(),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
    }),
  })
  .meta({
    examples: [
      {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
    ],
  })

export const savePushMorning = operation({
  id: 'savePushMorning',
  summary: {
    en: 'Sends the morning to this browser as a notification. Saying it again changes what was chosen.',
    ru: 'Включает утреннее уведомление в этом браузере. Повторный запрос меняет выбранное.',
  },
  method: 'POST',
  path: '/api/mornings/push',
  request: z.strictObject({ ...morningChoices, subscription: pushSubscription }),
  response: z.object({ uuid }),
  errors: [...choiceErrors, 'push.unavailable'],
  auth: 'optional',
  limit: 'sensitive',
  notFound: 'handle',
  costMs: 5,
})

export const inviteTelegramMorning = operation({
  id: 'inviteTelegramMorning',
  summary: {
    en: 'A link to the bot: the chat that opens it within ten minutes gets the morning.',
    ru: 'Ссылка на бота: утреннее сообщение будет приходить в чат, где её откроют за десять минут.',
  },
  method: 'POST',
  path: '/api/mornings/telegram',
  request: z.strictObject(morningChoices),
  response: z.object({ link: z.url() }),
  errors: [...choiceErrors, 'messenger.unavailable'],
  auth: 'optional',
  limit: 'sensitive',
  notFound: 'handle',
  costMs: 4,
})

export const saveMailMorning = operation({
  id: 'saveMailMorning',
  summary: {
    en: 'Sends the morning to the verified address of the account. Saying it again changes what was chosen.',
    ru: 'Включает утреннее письмо на подтверждённый адрес учётной записи. Повторный запрос меняет выбранное.',
  },
  method: 'POST',
  path: '/api/mornings/mail',
  request: z.strictObject(morningChoices),
  response: z.object({ uuid }),
  errors: [...choiceErrors.filter((code) => code !== 'auth.required'), 'address.not-verified'],
  auth: 'required',
  notFound: 'handle',
  costMs: 4,
})

export const changeMorning = operation({
  id: 'changeMorning',
  summary: {
    en: 'Changes the hour, the rhythm, the place or the subscription of a morning. What is left out stays.',
    ru: 'Меняет час, периодичность, место или подписку утреннего сообщения. Что не названо, остаётся.',
  },
  method: 'POST',
  path: '/api/mornings/{uuid}',
  request: z.strictObject({
    uuid,
    time: reminderTime.optional().meta({ examples: ['07:00'] }),
    rhythm: rhythm.optional(),
    place: placeId.optional(),
    /** The one by which the browser has replaced that of a notification. */
    subscription: pushSubscription.optional(),
  }),
  response: z.object({}),
  errors: ['morning.not-found', 'place.not-found', 'push.unavailable'],
  auth: 'optional',
  notFound: 'handle',
  costMs: 3,
})

export const endMorning = operation({
  id: 'endMorning',
  summary: {
    en: 'Ends a morning; nothing of it stays stored.',
    ru: 'Отключает утреннее сообщение; о нём ничего не хранится.',
  },
  method: 'DELETE',
  path: '/api/mornings/{uuid}',
  request: z.strictObject({ uuid }),
  response: z.object({}),
  errors: ['morning.not-found'],
  auth: 'optional',
  notFound: 'handle',
})
