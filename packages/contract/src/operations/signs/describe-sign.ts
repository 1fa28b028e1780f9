import * as z from 'zod'
import { isoDate, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { element } from '../calendar/day-parts.ts'
import { signBrief, signKind, signKindWords } from './sign-parts.ts'

const MAX_ID_CHARS = 60

/** An activity that a sign favours or forbids. */
const deed = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether the activity has a page. */
  isShown: z.boolean(),
  /** Whether the book names another matter, so that it holds by a reading. */
  isReading: z.boolean(),
  isMedical: z.boolean(),
})

/** The words of the book: as they are printed, in both languages, and their place. */
const clause = z.object({ zh: z.string(), en: z.string(), ru: z.string(), at: z.string() })

/** The place of a sign in its cycle, or the table of the days, hours or pillars that have it. */
const figure = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('ring'),
    /** The characters of the cycle in their order. */
    glyphs: z.array(z.string()),
    index: z.int(),
    text: z.string(),
  }),
  z.object({
    form: z.literal('grid'),
    rows: z.array(z.string()),
    columns: z.array(z.string()),
    /** The places of the marked columns, row by row. */
    marks: z.array(z.array(z.int())),
    text: z.string(),
    /** The table in words, a line for each row that has a mark. */
    lines: z.array(z.string()),
  }),
])

export const describeSign = operation({
  id: 'describeSign',
  summary: {
    en: 'A sign of the almanac: what it is, what places it, its clause in the book, what it favours and forbids, and its next days up to the horizon.',
    ru: 'Знак календаря: что он такое, по какому правилу стоит, слова книги, чему благоволит и что запрещает, ближайшие дни до горизонта.',
  },
  method: 'GET',
  path: '/calendar/signs/{kind}/{id}',
  request: z.strictObject({
    kind: signKind,
    id: z
      .string()
      .max(MAX_ID_CHARS)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .meta({ examples: ['officer-success'] }),
    locale: locale.default('en'),
  }),
  response: z.object({
    rulesVersion: z.string(),
    sign: signBrief.extend({
      pinyin: z.string(),
      /** The element of a stem or a branch. */
      element: element.nullable(),
      /** How the language of the request reads it beside its name; null where the name says enough. */
      reading: z.string().nullable(),
      short: z.string(),
      text: z.string().nullable(),
      synonyms: z.array(z.string()),
    }),
    kind: signKindWords,
    /** Whether it is good or bad for what it speaks of; null where it is neither. */
    side: z.enum(['good', 'bad']).nullable(),
    rule: z.string(),
    /** Why it stands on one day, as an example; null where no day has it. */
    example: z.object({ date: isoDate, sentence: z.string() }).nullable(),
    source: z.string(),
    clauses: z.array(clause),
    favours: z.array(deed),
    forbids: z.array(deed),
    when: z.object({
      /** `dated`: on certain days; `daily`: on every day; `birth`: only a birth places it. */
      kind: z.enum(['dated', 'daily', 'birth']),
      /** The coming days, today among them. Those of stars end with the horizon. */
      next: z.array(isoDate),
      /** The last day before today, of the last two years. */
      last: isoDate.nullable(),
      openUntil: isoDate,
    }),
    /** On how many of the days, double-hours or birth dates of these years it stands. */
    share: z.object({
      of: z.enum(['days', 'hours', 'births']),
      count: z.int(),
      total: z.int(),
      fromYear: z.int(),
      toYear: z.int(),
    }),
    figure,
    previous: signBrief,
    next: signBrief,
    /** Signs of other kinds that belong to it. */
    related: z.array(signBrief),
  }),
  errors: ['request.not-found'],
  cache: 'public',
  costMs: 60,
})
