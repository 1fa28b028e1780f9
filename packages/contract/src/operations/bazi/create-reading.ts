import * as z from 'zod'
import { birthFields, chartName, chartUuid, consent, email, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const createReading = operation({
  id: 'createReading',
  summary:
    'Keeps a birth for thirty days without an account, for the browser it came from; signing up or in there makes it a chart.',
  method: 'POST',
  path: '/api/bazi',
  request: z.strictObject({
    fio: chartName.optional(),
    ...birthFields,
    /** The form of a chart asks for it; one that has an account is told to sign in. */
    email: email.optional(),
    consent,
    locale: locale.default('en'),
  }),
  response: z.object({ uuid: chartUuid }),
  errors: ['birth.ambiguous-time', 'birth.no-such-time', 'chart.account-exists', 'chart.too-many'],
  limit: 'sensitive',
  status: 201,
})
