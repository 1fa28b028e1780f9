import * as z from 'zod'
import { element } from '../calendar/day-parts.ts'
import { figureHead } from './figure-parts.ts'

const branchIndex = z.int().min(0).max(11)

/** Clashes, unions and trines of the twelve branches, each as a ring. */
export const branchRing = z.object({
  name: z.literal('branch-ring'),
  ...figureHead,
  branches: z.array(z.object({ glyph: z.string(), animal: z.string() })).length(12),
  relations: z
    .array(
      z.object({
        id: z.enum(['clash', 'six-harmony', 'three-harmony']),
        zh: z.string(),
        name: z.string(),
        groups: z.array(
          z.object({
            branches: z.array(branchIndex).min(2).max(3),
            /** What they would form; null for a clash. */
            element: element.nullable(),
            /** The animals and the element in words. */
            label: z.string(),
          }),
        ),
      }),
    )
    .length(3),
})
