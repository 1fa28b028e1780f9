import * as z from 'zod'
import { element } from '../calendar/day-parts.ts'
import { figureHead, polarity } from './figure-parts.ts'

const sign = z.object({
  glyph: z.string(),
  reading: z.string(),
  element,
  elementName: z.string(),
  polarity,
  /** The letters of its direction at the rim of a compass. */
  direction: z.string(),
})

/** The ten stems by element and the twelve branches by season. */
export const stemsAndBranches = z.object({
  name: z.literal('stems-and-branches'),
  ...figureHead,
  stems: z.array(sign).length(10),
  branches: z.array(sign.extend({ animal: z.string() })).length(12),
  /** In the order of the year, each with its three branches. */
  seasons: z
    .array(z.object({ name: z.string(), branches: z.array(z.int().min(0).max(11)).length(3) }))
    .length(4),
  words: z.object({ stems: z.string(), branches: z.string(), yang: z.string(), yin: z.string() }),
})
