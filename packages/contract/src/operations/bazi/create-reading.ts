import * as z from 'zod'
import { birthFields, chartName, chartUuid, consent, email, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const createReading = operation({
  id: 'createReading',
  summary: {
    en: 'Keeps a birth for thirty days without an account, for the browser it came from. Signing in there turns it into a chart.',
    ru: 'Хранит данные рождения тридцать дней без учётной записи, для того же браузера. После входа в нём они станут картой рождения.',
  },
  method: 'POST',
  path: '/api/bazi',
  request: z.strictObject({
    fio: chartName.optional(),
    ...birthFields,
    /** The form of a chart sends it; an e-mail that has an account must sign in. */
    email: email.optional(),
    consent,
    locale: locale.default('en'),
  }),
  response: z.object({ uuid: chartUuid }),
  errors: ['birth.ambiguous-time', 'birth.no-such-time', 'chart.account-exists', 'chart.too-many'],
  limit: 'sensitive',
  status: 201,
  costMs: 4,
})
