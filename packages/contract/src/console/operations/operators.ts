import * as z from 'zod'
import { uuid } from '../../fields.ts'
import { assertion, passkeyOptions, registration } from '../../operations/accounts/passkeys.ts'
import { consoleOperation } from '../console-operation.ts'
import { instant, operatorName, operatorRole } from '../fields.ts'

const token = z.string().regex(/^[\w-]{43}$/)
const operator = z.object({ id: uuid, name: z.string(), role: operatorRole })

/** A link that adds a passkey, once and for a short time. It is shown to who made it and stored nowhere. */
const enrolment = z.object({ operator: uuid, link: z.string(), expiresAt: instant })

export const startEnrolment = consoleOperation({
  id: 'startEnrolment',
  summary: {
    en: 'Begins to add a passkey by an enrolment link.',
    ru: 'Начинает добавление ключа доступа по ссылке для регистрации.',
  },
  method: 'POST',
  path: '/console/enrolment/options',
  role: 'nobody',
  audit: 'none',
  request: z.strictObject({ token }),
  response: z.object({ options: passkeyOptions, name: z.string() }),
  errors: ['enrolment.invalid'],
  limit: 'sensitive',
})

export const enrolOperator = consoleOperation({
  id: 'enrolOperator',
  summary: {
    en: 'Adds the passkey, uses the link up and signs the operator in.',
    ru: 'Добавляет ключ доступа, гасит ссылку и открывает сеанс оператора.',
  },
  method: 'POST',
  path: '/console/enrolment',
  role: 'nobody',
  audit: 'act',
  request: z.strictObject({ token, credential: registration }),
  response: operator,
  errors: ['enrolment.invalid', 'passkey.refused'],
  limit: 'sensitive',
})

export const startOperatorSignIn = consoleOperation({
  id: 'startOperatorSignIn',
  summary: {
    en: 'Begins a sign-in: what the browser needs for it, for five minutes.',
    ru: 'Начинает вход: данные для браузера, на пять минут.',
  },
  method: 'POST',
  path: '/console/session/options',
  role: 'nobody',
  audit: 'none',
  request: z.strictObject({}),
  response: z.object({ options: passkeyOptions }),
  limit: 'sensitive',
})

export const signInOperator = consoleOperation({
  id: 'signInOperator',
  summary: { en: 'Signs an operator in by passkey.', ru: 'Вход оператора с ключом доступа.' },
  method: 'POST',
  path: '/console/session',
  role: 'nobody',
  audit: 'act',
  request: z.strictObject({ credential: assertion }),
  response: operator,
  errors: ['passkey.refused'],
  limit: 'sensitive',
})

export const getOperator = consoleOperation({
  id: 'getOperator',
  summary: { en: 'The operator of this session.', ru: 'Оператор этого сеанса.' },
  method: 'GET',
  path: '/console/session',
  role: 'support',
  audit: 'none',
  request: z.strictObject({}),
  response: operator,
})

export const signOutOperator = consoleOperation({
  id: 'signOutOperator',
  summary: { en: 'Ends this session.', ru: 'Завершает этот сеанс.' },
  method: 'DELETE',
  path: '/console/session',
  role: 'support',
  audit: 'act',
  request: z.strictObject({}),
  response: z.object({}),
})

export const listOperators = consoleOperation({
  id: 'listOperators',
  summary: { en: 'Every operator, removed ones included.', ru: 'Все операторы, включая удалённых.' },
  method: 'GET',
  path: '/console/operators',
  role: 'admin',
  audit: 'none',
  request: z.strictObject({}),
  response: z.object({
    operators: z.array(
      operator.extend({
        passkeys: z.number().int(),
        createdAt: instant,
        lastSeenAt: instant.nullable(),
        removedAt: instant.nullable(),
      }),
    ),
  }),
})

export const addOperator = consoleOperation({
  id: 'addOperator',
  summary: {
    en: 'Adds an operator and returns a link for the first passkey.',
    ru: 'Добавляет оператора и возвращает ссылку для первого ключа доступа.',
  },
  method: 'POST',
  path: '/console/operators',
  role: 'admin',
  audit: 'act',
  request: z.strictObject({ name: operatorName, role: operatorRole }),
  response: enrolment,
  status: 201,
})

export const inviteOperator = consoleOperation({
  id: 'inviteOperator',
  summary: {
    en: 'Returns a link for another passkey; links made before end.',
    ru: 'Возвращает ссылку для ещё одного ключа доступа; прежние ссылки гаснут.',
  },
  method: 'POST',
  path: '/console/operators/{id}/enrolment',
  role: 'admin',
  audit: 'act',
  request: z.strictObject({ id: uuid }),
  response: enrolment,
  errors: ['operator.not-found'],
})

export const changeOperatorRole = consoleOperation({
  id: 'changeOperatorRole',
  summary: { en: 'Changes the role of an operator.', ru: 'Меняет роль оператора.' },
  method: 'POST',
  path: '/console/operators/{id}/role',
  role: 'admin',
  audit: 'act',
  request: z.strictObject({ id: uuid, role: operatorRole }),
  response: z.object({}),
  errors: ['operator.not-found', 'operator.last-admin'],
})

export const removeOperator = consoleOperation({
  id: 'removeOperator',
  summary: {
    en: 'Removes an operator: passkeys, links and sessions end at once.',
    ru: 'Удаляет оператора: ключи доступа, ссылки и сеансы сразу перестают действовать.',
  },
  method: 'DELETE',
  path: '/console/operators/{id}',
  role: 'admin',
  audit: 'act',
  request: z.strictObject({ id: uuid }),
  response: z.object({}),
  errors: ['operator.not-found', 'operator.last-admin'],
})
