// The Markdown of texts for programs: as it was written, without what only our pages understand.

import type { Locale } from '@zeri/contract'
import { Marked, type Tokens } from 'marked'
import { type Block, linkTarget, readComputed } from './markdown.ts'

const LINK = /\[([^\]]*)\]\(([^)\s]*)\)/g
const ANCHOR = /[ \t]*\{#[a-z][a-z0-9-]*\}[ \t]*$/gm
/** The title of the text is the only heading of the first level. */
const FIRST_LEVEL = /^#(?= )/gm

/** Removes anchors and claims, and writes links as `linkTarget` allows them. */
function simplify(markdown: string, locale: Locale): string {
  return markdown
    .replace(ANCHOR, '')
    .replace(FIRST_LEVEL, '##')
    .replace(LINK, (_link, words: string, href: string) => {
      const target = href.startsWith('claim:') ? undefined : linkTarget(href, locale)
      return target === undefined ? words : `[${words}](${target})`
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const isFence = (lang: string | undefined): boolean => lang === 'example' || lang === 'figure'

/**
 * Splits a text into Markdown, examples and figures, in the order of the text. Raw HTML is dropped, as on the pages.
 * @example splitMarkdown('See [wood](claim:element/jia/wood).', 'en') // [{ kind: 'markdown', markdown: 'See wood.' }]
 */
export function splitMarkdown(source: string, locale: Locale): Block[] {
  const blocks: Block[] = []
  let pending = ''
  const flush = (): void => {
    const markdown = simplify(pending, locale)
    if (markdown !== '') blocks.push({ kind: 'markdown', markdown })
    pending = ''
  }
  for (const token of new Marked().lexer(source)) {
    if (token.type === 'html') continue
    const code = token.type === 'code' ? (token as Tokens.Code) : undefined
    const computed = code && readComputed(code, locale)
    if (computed) {
      flush()
      blocks.push(computed)
    } else if (!isFence(code?.lang)) pending += token.raw
  }
  flush()
  return blocks
}
