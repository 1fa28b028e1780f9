// The stored form of the texts of the site.

import type { Locale } from '@zeri/contract'

export const kinds = ['articles', 'sections', 'faq', 'pages'] as const
export type Kind = (typeof kinds)[number]

export type Related = {
  readonly activities: readonly string[]
  readonly stars: readonly string[]
  readonly officers: readonly string[]
  readonly articles: readonly string[]
}

/** A text of the site in one language, as it is stored. */
export type Entry = {
  readonly kind: Kind
  readonly id: string
  readonly locale: Locale
  /** The section of an article. */
  readonly section: string | null
  readonly position: number
  readonly title: string
  readonly description: string
  readonly date: string | null
  /** The reading time. */
  readonly minutes: number
  readonly related: Related
  readonly body: string
}

export const nothingRelated: Related = { activities: [], stars: [], officers: [], articles: [] }

/** Reading speed in words per minute; Russian words are longer. */
const PACE: Readonly<Record<Locale, number>> = { en: 200, ru: 170 }

export function minutesOf(body: string, locale: Locale): number {
  const words = body.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / PACE[locale]))
}

export type Faq = { readonly id: string; readonly question: string; readonly answer: string }

const QUESTION = /^## (.+) \{#([a-z][a-z0-9-]*)\}$/gm

/** Lists the questions of a section of the FAQ, each with its answer in Markdown. */
export function listQuestions(body: string): Faq[] {
  const found = [...body.matchAll(QUESTION)]
  return found.map(([line, question = '', id = ''], index) => {
    const from = (found[index]?.index ?? 0) + line.length
    return { id, question, answer: body.slice(from, found[index + 1]?.index).trim() }
  })
}
