// Renders the Markdown of texts as safe HTML.

import { type Example, type FigureMark, type Locale, pathIn } from '@zeri/contract'
import { Marked, type Token, type Tokens } from 'marked'
import { readFigure } from '../figures/index.ts'
import { readExample } from './example.ts'
import { hyphenate } from './hyphenate.ts'

export type Block =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'markdown'; readonly markdown: string }
  | { readonly kind: 'example'; readonly example: Example }
  | { readonly kind: 'figure'; readonly figure: FigureMark }

export type RenderedText = {
  readonly blocks: readonly Block[]
  readonly contents: readonly { readonly id: string; readonly heading: string }[]
}

const HANZI = /\p{Script=Han}+/gu
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Escapes a text and marks Chinese words with their language. */
function writeText(text: string): string {
  return escapeHtml(text).replaceAll(
    HANZI,
    (glyphs) => `<span lang="zh" data-glyphs="${glyphs.length}">${glyphs}</span>`,
  )
}

/** The text of tokens without markup. It is not escaped; callers escape it when they write HTML. */
function plainText(tokens: readonly Token[] | undefined): string {
  return (tokens ?? [])
    .map((token) => {
      if (token.type === 'html') return ''
      if ('tokens' in token && token.tokens) return plainText(token.tokens)
      return 'text' in token ? String(token.text) : ''
    })
    .join('')
}

const ANCHOR = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/

/** Splits a heading from its anchor, which is explicit or derived from the words. */
function readHeading(raw: string): { readonly id: string; readonly heading: string } {
  const named = ANCHOR.exec(raw)?.[1]
  const heading = raw.replace(ANCHOR, '')
  const slug = (heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-')
  return { id: named ?? (slug || 'part'), heading }
}

/**
 * The target of a link: a page of the site in the language of the text, a part of the same page, another site by https,
 * or a mail address. Undefined for anything else.
 */
export function linkTarget(href: string, locale: Locale): string | undefined {
  if (/^\/(?![/\\])[\w\-./#]*$/.test(href)) return pathIn(locale, href)
  if (/^#[\p{L}\p{N}-]+$/u.test(href)) return href
  if (/^https:\/\/[\w.-]+(?:[/?#]\S*)?$/.test(href)) return href
  if (/^mailto:[\w.+-]+@[\w.-]+$/.test(href)) return href
  return undefined
}

/**
 * Renders Markdown as safe HTML. Only the tags written here are produced: raw HTML and pictures are dropped, every other
 * character is escaped, and links are limited to what `linkTarget` allows. Fenced blocks `example` become examples
 * and blocks `figure` figures; claims, which `content:check` verifies, become plain text.
 */
export function renderMarkdown(source: string, locale: Locale): RenderedText {
  const marked = createMarked(locale)
  const blocks: Block[] = []
  const contents: { id: string; heading: string }[] = []
  const used = new Map<string, number>()
  let pendingTokens: Token[] = []
  const links = {}

  const flush = (): void => {
    if (pendingTokens.length === 0) return
    const html = marked.parser(Object.assign(pendingTokens, { links }))
    if (html.trim() !== '') blocks.push({ kind: 'html', html })
    pendingTokens = []
  }
  for (const token of marked.lexer(source)) {
    if (token.type === 'heading') {
      const named = readHeading(plainText((token as Tokens.Heading).tokens))
      const count = (used.get(named.id) ?? 0) + 1
      used.set(named.id, count)
      const id = count === 1 ? named.id : `${named.id}-${count}`
      Object.assign(token, { anchor: id, heading: named.heading })
      if (token.depth === 2) contents.push({ id, heading: named.heading })
    }
    const computed = token.type === 'code' && readComputed(token as Tokens.Code, locale)
    if (computed) {
      flush()
      blocks.push(computed)
    } else pendingTokens.push(token)
  }
  flush()
  return { blocks, contents }
}

/** The block that a fence stands for; undefined for plain code, and for a line that cannot be computed. */
export function readComputed({ lang, text }: Tokens.Code, locale: Locale): Block | undefined {
  if (lang === 'example') {
    const example = readExample(text, locale)
    return example && { kind: 'example', example }
  }
  const figure = lang === 'figure' ? readFigure(text) : undefined
  return figure && { kind: 'figure', figure }
}

/** Renders a text without examples and figures: a page, or an answer of the FAQ. */
export function renderHtml(source: string, locale: Locale): string {
  return renderMarkdown(source, locale)
    .blocks.map((block) => (block.kind === 'html' ? block.html : ''))
    .join('')
}

/** Lists the targets of the links of a text, as written. */
export function listLinks(source: string): string[] {
  const marked = new Marked()
  const found: string[] = []
  marked.walkTokens(marked.lexer(source), (token) => {
    if (token.type === 'link') found.push(token.href)
  })
  return found
}

function createMarked(locale: Locale): Marked {
  return new Marked({
    gfm: true,
    renderer: {
      html: () => '',
      image: ({ text }) => writeText(text),
      text(token) {
        return 'tokens' in token && token.tokens
          ? this.parser.parseInline(token.tokens)
          : writeText(token.text)
      },
      codespan: ({ text }) => `<code>${writeText(text)}</code>`,
      code: ({ text, lang }) =>
        lang === 'example' || lang === 'figure' ? '' : `<pre><code>${writeText(text)}</code></pre>\n`,
      checkbox: () => '',
      tablecell({ header, align, tokens }) {
        const tag = header ? 'th' : 'td'
        return `<${tag}${align ? ` align="${align}"` : ''}>${hyphenate(this.parser.parseInline(tokens))}</${tag}>\n`
      },
      heading(token) {
        const { anchor = '', heading = '' } = token as Tokens.Heading & { anchor?: string; heading?: string }
        // The page itself has the h1.
        const level = Math.min(6, Math.max(2, token.depth))
        return `<h${level} id="${escapeHtml(anchor)}">${writeText(heading)}</h${level}>\n`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        const target = href.startsWith('claim:') ? undefined : linkTarget(href, locale)
        if (target === undefined) return words
        const outside = target.startsWith('https:') ? ' rel="noopener noreferrer"' : ''
        return `<a href="${escapeHtml(target)}"${outside}>${words}</a>`
      },
    },
  })
}
