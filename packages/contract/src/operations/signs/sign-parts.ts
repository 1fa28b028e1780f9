import * as z from 'zod'

/** The kinds of signs, by the word of their address. */
export const signKind = z
  .enum([
    'officers',
    'paths',
    'mansions',
    'stars',
    'taboos',
    'stems',
    'branches',
    'pillars',
    'terms',
    'lunar-days',
    'hours',
    'hour-stars',
    'ten-gods',
    'natal-stars',
  ])
  .meta({ examples: ['officers'] })

/** A sign as a list names it; its page is `/signs/{kind}/{id}`. */
export const signBrief = z.object({
  kind: signKind,
  id: z.string(),
  zh: z.string(),
  name: z.string(),
})

/** A kind of signs: what one of them is called, what they are called together, and what they are. */
export const signKindWords = z.object({
  kind: signKind,
  one: z.string(),
  many: z.string(),
  line: z.string(),
})
