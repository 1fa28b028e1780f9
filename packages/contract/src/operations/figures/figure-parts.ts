import * as z from 'zod'

// Parts that every figure has. Words are in the requested language; numbers are those the drawing is made of.

export const figureHead = {
  title: z.string(),
  /** Says below the drawing what to see in it. */
  caption: z.string(),
  /** The same facts for a reader who listens. */
  text: z.string(),
}

/** Yin or yang, as the drawing writes it. */
export const polarity = z.enum(['yang', 'yin'])
