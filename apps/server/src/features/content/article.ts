// Parses the Markdown files of articles, sections, the FAQ and pages.

import * as z from 'zod'

const ids = z.array(z.string().regex(/^[a-z][a-z0-9-]*$/))

const id = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9-]*$/)
const title = z.string().min(4).max(70)

const frontMatter = z.strictObject({
  id,
  section: z.enum(['beginnings', 'calendar', 'signs', 'choosing', 'bazi', 'method']),
  title,
  description: z.string().min(40).max(155),
  date: z.iso.date(),
  author: z.literal('master'),
  related: z.strictObject({ activities: ids, stars: ids, officers: ids, articles: ids }),
})

export type Article = z.output<typeof frontMatter> & { readonly body: string }

const HEAD = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Parses the file of an article. The front matter is a subset of YAML: plain or quoted strings, lists in brackets, one level of nesting. */
export function readArticle(file: string): Article {
  const { head, body } = splitFile(file)
  return { ...frontMatter.parse(head), body }
}

const textHeads = {
  sections: z.strictObject({ id, title, description: z.string().min(40).max(160), order: z.coerce.number() }),
  faq: z.strictObject({ id, title, order: z.coerce.number() }),
  pages: z.strictObject({ id, title, description: z.string().min(40).max(160), date: z.iso.date() }),
}

/** A text that is not an article: a section, a part of the FAQ, or a page. */
export type Text = {
  readonly kind: keyof typeof textHeads
  readonly id: string
  readonly title: string
  readonly description: string
  readonly date: string | null
  readonly order: number
  readonly body: string
}

export function readText(kind: Text['kind'], file: string): Text {
  const { head, body } = splitFile(file)
  return { description: '', date: null, order: 0, ...textHeads[kind].parse(head), kind, body }
}

function splitFile(file: string): { head: Record<string, unknown>; body: string } {
  const [, head, body] = HEAD.exec(file) ?? []
  if (head === undefined || body === undefined) throw new Error('a text begins with a head between two ---')
  return { head: readHead(head), body: body.trim() }
}

function readHead(head: string): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  let group = read
  for (const line of head.split('\n')) {
    const [, indent = '', key = '', value = ''] = /^( *)([a-z]+):\s*(.*)$/.exec(line) ?? []
    if (key === '') throw new Error(`not a line of a head: ${line}`)
    if (indent === '') group = read
    if (value === '') {
      const nested = {}
      group[key] = nested
      group = nested
    } else group[key] = readValue(value)
  }
  return read
}

function readValue(value: string): unknown {
  const [, quoted] = /^"(.*)"$/.exec(value) ?? []
  if (quoted !== undefined) return quoted
  const [, list] = /^\[(.*)\]$/.exec(value) ?? []
  if (list === undefined) return value
  return list === '' ? [] : list.split(',').map((item) => item.trim())
}

const EXAMPLE = /```example\n(.*)\n```/g
const FIGURE = /```figure\n(.*)\n```/g
const CLAIM = /\[([^\]]+)\]\(claim:([^)]+)\)/g
const LINK = /\[([^\]]+)\]\([^)]+\)/g

export function listExamples({ body }: Pick<Article, 'body'>): string[] {
  return Array.from(body.matchAll(EXAMPLE), ([, example = '']) => example)
}

/** The lines of the figures of a text. */
export function listFigures({ body }: Pick<Article, 'body'>): string[] {
  return Array.from(body.matchAll(FIGURE), ([, figure = '']) => figure)
}

export function listClaims({ body }: Article): string[] {
  return Array.from(body.matchAll(CLAIM), ([, , claim = '']) => claim)
}

/** Lists the paragraphs as plain text: without markup, examples and figures, claims and links as plain words. */
export function listParagraphs({ body }: Article): string[] {
  return body
    .replace(EXAMPLE, '')
    .replace(FIGURE, '')
    .replace(LINK, '$1')
    .split('\n')
    .map((line) =>
      line
        .replace(/^(?:#+|-|\d+\.|>)\s+/, '')
        .replaceAll(/\*\*|__|`/g, '')
        .trim(),
    )
    .filter((line) => line !== '' && !/^\|[\s|:-]*\|$/.test(line))
}
