import * as z from 'zod'
import { chartUuid, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { natalPlace } from '../calendar/personal-parts.ts'
import { natalPillars } from './bazi-parts.ts'

const compared = z.object({ uuid: chartUuid, fio: z.string().nullable(), pillars: natalPillars })

export const compareCharts = operation({
  id: 'compareCharts',
  summary: {
    en: 'How the branches of two charts meet, pillar by pillar: harmony, clash, harm, punishment. No score follows.',
    ru: 'Как встречаются ветви двух карт, столп за столпом: слияние, столкновение, вред, наказание. Оценки из этого нет.',
  },
  method: 'GET',
  path: '/api/bazi/{uuid}/compare/{other}',
  request: z.strictObject({ uuid: chartUuid, other: chartUuid, locale: locale.default('en') }),
  response: z.object({
    almanacVersion: z.string(),
    one: compared,
    other: compared,
    /** In the order of the pillars. */
    meetings: z.array(
      z.object({
        one: natalPlace,
        other: natalPlace,
        id: z.enum(['six-harmony', 'half-harmony', 'clash', 'harm', 'punishment']),
        side: z.enum(['together', 'apart']),
        zh: z.string(),
        name: z.string(),
        short: z.string(),
      }),
    ),
  }),
  errors: ['chart.not-found'],
  auth: 'optional',
  costMs: 5,
})
