import * as z from 'zod'
import { operation } from '../../operation.ts'

/** The kinds of errors that scripts throw; a chunk is a script that did not load. */
const scriptErrors = ['type', 'reference', 'range', 'syntax', 'chunk', 'network', 'other'] as const

const MINUTE_MS = 60_000
const milliseconds = z.int().min(0).max(MINUTE_MS)

export const reportBrowser = operation({
  id: 'reportBrowser',
  summary: {
    en: 'Counts how fast a page was and which kinds of errors its scripts had, for somebody who agreed to it.',
    ru: 'Считает, насколько быстро открылась страница и какие ошибки были в её скриптах, если человек на это согласился.',
  },
  method: 'POST',
  path: '/api/browser-reports',
  request: z.strictObject({
    /** The template of the page, never its address. */
    page: z
      .string()
      .max(80)
      .regex(/^\/(?:[a-z:*-]+(?:\/[a-z:*-]+)*)?$/)
      .meta({ examples: ['/:year/:month'] }),
    vitals: z
      .strictObject({
        /** Largest contentful paint, interaction to next paint, time to first byte. */
        lcp: milliseconds.optional(),
        inp: milliseconds.optional(),
        ttfb: milliseconds.optional(),
        /** Cumulative layout shift. */
        cls: z.number().min(0).max(10).optional(),
      })
      .default({}),
    errors: z.array(z.enum(scriptErrors)).max(10).default([]),
  }),
  response: z.object({}),
  // Nobody waits for the count, and the 404 page is measured too: a redirect would never end.
  notFound: 'handle',
})
