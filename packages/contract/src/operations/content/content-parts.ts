import * as z from 'zod'
import { isoDate } from '../../fields.ts'
import { figureMark } from '../figures/describe-figure.ts'

// Parts of responses about texts. Words are in the requested language; ids never change.

/** The name of an article, a section or a page in its address. */
export const contentId = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9-]*$/)

/** A text in a list. */
export const articleBrief = z.object({
  id: contentId,
  section: contentId,
  title: z.string(),
  description: z.string(),
  date: isoDate,
  /** How long it takes to read, in minutes. */
  minutes: z.int().min(1),
})
export type ArticleBrief = z.output<typeof articleBrief>

export const sectionBrief = z.object({ id: contentId, title: z.string(), description: z.string() })

/** An example that is computed when a text is shown, so that it never goes stale. */
const example = z.discriminatedUnion('show', [
  z.object({ show: z.literal('today') }),
  z.object({ show: z.literal('day'), date: isoDate }),
  z.object({ show: z.literal('hours'), date: isoDate }),
  z.object({ show: z.literal('month'), month: z.string().regex(/^\d{4}-\d{2}$/) }),
  z.object({ show: z.literal('terms'), year: z.int() }),
  /** The coming days that are good for an activity. */
  z.object({
    show: z.literal('next'),
    activity: z.string(),
    name: z.string(),
    count: z.int().min(1).max(10),
  }),
  z.object({ show: z.literal('pillars'), birthday: isoDate, birthdayTime: z.string(), zone: z.string() }),
])
export type Example = z.output<typeof example>

/** A piece of a text: HTML that is safe to show as it is, or Markdown; an example or a figure. */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('html'), html: z.string() }),
  z.object({ kind: z.literal('markdown'), markdown: z.string() }),
  z.object({ kind: z.literal('example'), example }),
  z.object({ kind: z.literal('figure'), figure: figureMark }),
])

/** The headings of a text, by their anchors. */
export const contents = z.array(z.object({ id: z.string(), heading: z.string() }))
