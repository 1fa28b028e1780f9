import * as z from 'zod'
import { lineOfText, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'

const MAX_QUERY_CHARS = 100

const found = z.object({
  group: z.enum(['signs', 'deeds', 'articles', 'questions', 'pages']),
  /** The English path; Russian pages have the same after `/ru`. */
  path: z.string().startsWith('/'),
  title: z.string(),
  /** Its Chinese characters, if it has any. */
  glyph: z.string().nullable(),
  /** What it is, in a sentence. */
  snippet: z.string(),
})

export const search = operation({
  id: 'search',
  summary: {
    en: 'Search over signs, activities, articles, questions and pages; the best results first.',
    ru: 'Поиск по знакам, делам, статьям, вопросам и страницам; лучшее — первым.',
  },
  method: 'GET',
  path: '/calendar/search',
  request: z.strictObject({
    q: lineOfText
      .trim()
      .min(1)
      .max(MAX_QUERY_CHARS)
      .meta({ examples: ['wedding'] }),
    locale: locale.default('en'),
  }),
  response: z.object({
    results: z.array(found),
    /** The query as it was read, if it was typed on the keyboard of the other language. */
    readAs: z.string().nullable(),
    /** If nothing is found, what is called most alike. */
    nearest: z.array(found),
  }),
  costMs: 5,
  isOpen: true,
})
