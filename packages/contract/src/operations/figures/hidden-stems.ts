import * as z from 'zod'
import { element } from '../calendar/day-parts.ts'
import { figureHead } from './figure-parts.ts'

/** The stems inside each branch and their shares. */
export const hiddenStems = z.object({
  name: z.literal('hidden-stems'),
  ...figureHead,
  branches: z
    .array(
      z.object({
        glyph: z.string(),
        animal: z.string(),
        /** Main stem first; the shares sum to 100. */
        stems: z.array(
          z.object({ glyph: z.string(), name: z.string(), element, sharePercent: z.int().min(1).max(100) }),
        ),
      }),
    )
    .length(12),
})
