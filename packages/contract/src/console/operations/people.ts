import * as z from 'zod'
import { email, locale, uuid } from '../../fields.ts'
import { consoleOperation } from '../console-operation.ts'
import { instant, money, reason } from '../fields.ts'

const personId = z.strictObject({ id: uuid })

export const findPerson = consoleOperation({
  id: 'findPerson',
  summary: {
    en: 'Finds a person by the exact e-mail, or by the number of an order.',
    ru: 'Находит человека по точному адресу почты или по номеру заказа.',
  },
  // A POST, so that no address stands in a URL.
  method: 'POST',
  path: '/console/people/find',
  role: 'support',
  audit: 'look',
  request: z.union([z.strictObject({ email }), z.strictObject({ order: uuid })]),
  response: z.object({ id: uuid.nullable() }),
})

export const getPerson = consoleOperation({
  id: 'getPerson',
  summary: {
    en: 'A person: address, sessions, security events, paid time of the charts and orders; never a birth.',
    ru: 'Человек: адрес, сеансы, события безопасности, оплаченное время карт и заказы; дат рождения нет.',
  },
  method: 'GET',
  path: '/console/people/{id}',
  role: 'support',
  audit: 'look',
  request: personId,
  response: z.object({
    id: uuid,
    email: z.string(),
    isVerified: z.boolean(),
    locale,
    createdAt: instant,
    /** When the account is erased, if its deletion was requested. */
    erasedAt: instant.nullable(),
    sessions: z.array(z.object({ device: z.string(), createdAt: instant, lastUsedAt: instant })),
    events: z.array(z.object({ kind: z.string(), at: instant })),
    charts: z.array(
      z.object({
        id: uuid,
        /** As it was when the chart was last ordered; null for one that never was. */
        name: z.string().nullable(),
        paidUntil: instant.nullable(),
        isMobile: z.boolean(),
        renews: z.boolean(),
        /** Time that was granted without a payment and not taken back. */
        granted: z.array(z.object({ id: uuid, from: instant, until: instant })),
      }),
    ),
    orders: z.array(
      z.object({
        id: uuid,
        code: z.string(),
        state: z.string(),
        amount: money,
        createdAt: instant,
        paidAt: instant.nullable(),
      }),
    ),
  }),
  errors: ['person.not-found'],
})

export const mailPersonVerification = consoleOperation({
  id: 'mailPersonVerification',
  summary: {
    en: 'Mails a link that proves the address, within the allowance of the address.',
    ru: 'Отправляет письмо для подтверждения адреса в пределах его дневной нормы.',
  },
  method: 'POST',
  path: '/console/people/{id}/verification',
  role: 'support',
  audit: 'act',
  request: personId,
  response: z.object({}),
  errors: ['person.not-found', 'limit.exceeded'],
})

export const endPersonSessions = consoleOperation({
  id: 'endPersonSessions',
  summary: { en: 'Signs a person out everywhere.', ru: 'Завершает все сеансы человека.' },
  method: 'POST',
  path: '/console/people/{id}/sessions/end',
  role: 'support',
  audit: 'act',
  request: personId,
  response: z.object({ ended: z.number().int() }),
  errors: ['person.not-found'],
})

export const erasePerson = consoleOperation({
  id: 'erasePerson',
  summary: {
    en: 'Begins the deletion of an account on request, as its owner would: days of grace, a mail that can cancel it.',
    ru: 'Начинает удаление учётной записи по просьбе, как это сделал бы владелец: дни отсрочки и письмо для отмены.',
  },
  method: 'POST',
  path: '/console/people/{id}/erasure',
  role: 'finance',
  audit: 'act',
  request: z.strictObject({ id: uuid, reason }),
  response: z.object({ erasedAt: instant }),
  errors: ['person.not-found', 'limit.exceeded'],
})
