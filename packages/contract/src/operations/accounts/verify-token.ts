import * as z from 'zod'
import { operation } from '../../operation.ts'

export const verifyToken = operation({
  id: 'verifyToken',
  summary: {
    en: 'Tells whether a token still works; if not, the answer is 401.',
    ru: 'Проверяет, действует ли токен; если нет, придёт ответ 401.',
  },
  method: 'POST',
  path: '/api/token/verify',
  request: z.strictObject({ token: z.string().max(512) }),
  response: z.object({}),
  errors: ['auth.required'],
})
