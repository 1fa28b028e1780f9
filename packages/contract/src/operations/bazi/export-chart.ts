import * as z from 'zod'
import { exportChartPath } from '../../browser/operation-paths.ts'
import { birthFields, chartUuid } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { natalPlace } from '../calendar/personal-parts.ts'

const glyphs = { index: z.int().min(0).max(59), stem: z.string(), branch: z.string() }
const yearMonth = z.object({ year: z.int(), month: z.int().min(1).max(12) })

/** A chart in a form for other programs: indices, ids and characters, no words of any language. */
export const exportChart = operation({
  id: 'exportChart',
  summary: {
    en: 'A chart of your own as a file for other programs: the birth, its pillars and what follows from them, without words.',
    ru: 'Ваша карта рождения как файл для других программ: рождение, столпы и то, что из них следует, без слов.',
  },
  method: 'GET',
  path: exportChartPath,
  request: z.strictObject({ uuid: chartUuid }),
  response: z.object({
    format: z.literal('zeri-chart'),
    /** Raised when a field changes its meaning. */
    version: z.literal(1),
    almanacVersion: z.string(),
    uuid: chartUuid,
    name: z.string().nullable(),
    birth: z.object({ ...birthFields, offsetSec: z.int() }),
    /** The schools the pillars follow. */
    rules: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    /** The instant the owner reads the birth at instead of its own time. */
    chosenAt: z.iso.datetime().nullable(),
    /** Index 0 甲子 to 59 癸亥. Without a time of birth there is no hour. */
    pillars: z.array(
      z.object({
        at: natalPlace,
        ...glyphs,
        hidden: z.array(z.object({ stem: z.string(), share: z.number() })),
      }),
    ),
    voidBranches: z.array(z.string()),
    relations: z.array(z.object({ kind: z.string(), between: z.array(natalPlace) })),
    luck: z.object({
      direction: z.string(),
      startAgeMonths: z.object({ earliest: z.int(), latest: z.int() }),
      /** Both ends differ where the time of birth is unknown. */
      pillars: z.array(z.object({ ...glyphs, from: z.object({ earliest: yearMonth, latest: yearMonth }) })),
    }),
  }),
  errors: ['chart.not-found'],
  auth: 'optional',
  costMs: 3,
})
