import { readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from '@swc/core'
import type { PageDeclaration, SitePage } from '../../packages/contract/src/browser/page-declaration.ts'

/**
 * Writes every list of pages from the routes of the web app: each route file declares itself in `handle`. The server and
 * the sitemap read the table of `contract/browser`, nginx and the browser get a pattern of their own.
 */
const root = join(import.meta.dirname, '../..')
const app = join(root, 'apps/web/app')

type RouteEntry = { readonly path?: string; readonly file: string; readonly children?: RouteEntry[] }
type Page = { readonly template: string; readonly file: string }

/** The pages below an entry, by their addresses. Layouts have no address of their own, actions no handle. */
function listPages(entry: RouteEntry, base: string): Page[] {
  const template = posix.join(base, entry.path ?? '')
  if (entry.children) return entry.children.flatMap((child) => listPages(child, template))
  return [{ template, file: entry.file }]
}

type Node = { readonly type: string; readonly [key: string]: unknown }

/** The object a file exports as `handle`, if it does. */
function readHandle(file: string): PageDeclaration | undefined {
  const { body } = parseSync(readFileSync(join(app, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
  })
  for (const item of body) {
    if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'VariableDeclaration') continue
    for (const { id, init } of item.declaration.declarations) {
      if (id.type === 'Identifier' && id.value === 'handle')
        return readLiteral(init as unknown as Node) as PageDeclaration // true: the file itself is typed so
    }
  }
  return undefined
}

function readLiteral(node: Node): unknown {
  if (
    node.type === 'TsSatisfiesExpression' ||
    node.type === 'TsAsExpression' ||
    node.type === 'TsConstAssertion'
  )
    return readLiteral(node.expression as Node)
  if (node.type === 'StringLiteral' || node.type === 'BooleanLiteral') return node.value
  if (node.type !== 'ObjectExpression') throw new Error(`a handle is a plain object, not ${node.type}`)
  const properties = node.properties as { readonly key: { readonly value: string }; readonly value: Node }[]
  return Object.fromEntries(properties.map(({ key, value }) => [key.value, readLiteral(value)]))
}

async function listSitePages(): Promise<SitePage[]> {
  process.env.NODE_ENV = 'production' // the pages for developers are no pages of the site
  const { default: entries } = (await import(join(app, 'routes.ts'))) as { default: RouteEntry[] }
  const english = entries
    .flatMap((entry) => listPages(entry, '/'))
    .filter(({ template }) => !/^\/ru(\/|$)/.test(template))
  return english.flatMap(({ template, file }) => {
    const handle = readHandle(file)
    if (!handle && file.endsWith('.tsx') && !template.endsWith('*'))
      throw new Error(`${file} does not declare its handle`)
    return handle && !template.endsWith('*') ? [{ template, ...handle }] : []
  })
}

/** The first segments of the addresses whose pages need more than the common words. */
function listWordSegments(pages: readonly SitePage[], words: PageDeclaration['words']): string[] {
  const segmentsOf = (some: readonly SitePage[]) =>
    new Set(some.map(({ template }) => template.split('/')[1] ?? ''))
  const found = segmentsOf(pages.filter((page) => page.words === words))
  const others = segmentsOf(pages.filter((page) => page.words !== words))
  const mixed = [...found].filter((segment) => others.has(segment))
  if (mixed.length > 0) throw new Error(`pages below /${mixed.join(', /')} declare different words`)
  return [...found].sort()
}

/** What nginx compares a path with: the pages rendered for one visitor, in both languages, as documents and as data. */
function privatePattern(pages: readonly SitePage[]): string {
  const paths = pages
    .filter(({ cache }) => cache === 'visitor' || cache === 'none')
    .map(({ template }) =>
      template
        .slice(1)
        .replaceAll(/:\w+/g, '[^/]+')
        .split(/\/(?!\])/),
    )
  return `^(?:/ru)?/${alternativesOf(paths)}(?:\\.data)?$`
}

/** A pattern of paths, with the segments they begin with in common written once: browsers load it with every page. */
function alternativesOf(paths: readonly (readonly string[])[]): string {
  const branches = [...Map.groupBy(paths, ([first = '']) => first)].map(([first, all]) => {
    const rests = all.map((path) => path.slice(1)).filter((rest) => rest.length > 0)
    if (rests.length === 0) return first
    const rest = `/${alternativesOf(rests)}`
    return rests.length < all.length ? `${first}(?:${rest})?` : first + rest
  })
  return branches.length === 1 ? String(branches[0]) : `(?:${branches.join('|')})`
}

const FRESH = '// Written by `npm run generate` from the handles of apps/web/app/routes.\n'

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text)
}

function writeNginx(path: string, pages: readonly SitePage[]): void {
  const template = readFileSync(join(root, path), 'utf8')
  const line = /^( *)location ~ "[^"]*" \{ # generated$/m
  if (!line.test(template)) throw new Error(`${path} has no line for the private pages`)
  write(
    path,
    template.replace(
      line,
      (_line, indent: string) => `${indent}location ~ "${privatePattern(pages)}" { # generated`,
    ),
  )
}

const pages = await listSitePages()
const table = pages.map((page) => `  ${JSON.stringify(page)},`).join('\n')
write(
  'packages/contract/src/browser/site-pages.generated.ts',
  `${FRESH}import type { SitePage } from './page-declaration.ts'

/** Every page of the site, by its address in English. */
export const sitePages: readonly SitePage[] = [
${table}
]
`,
)
// A file of its own: every page needs the pattern, and the list only what is measured with consent.
write(
  'packages/contract/src/browser/private-pages.generated.ts',
  `${FRESH}/** The paths, in every language, of the pages that are rendered for one visitor. */
export const privatePages =
  /${privatePattern(pages).replaceAll(/(?<!\[\^)\//g, '\\/')}/
`,
)
// The page of stories, in development only, shows words of every page.
const [lazy, content] = [
  [...listWordSegments(pages, 'lazy'), 'dev'].sort(),
  listWordSegments(pages, 'content'),
]
write(
  'apps/web/app/i18n/page-words.generated.ts',
  `${FRESH}/** The paths of the pages that need words beyond the common ones; the first group matches those of texts. */
export const pageWords = /^(?:\\/ru)?\\/(?:(${content.join('|')})|${lazy.join('|')})(?:\\/|$)/
`,
)
writeNginx('deploy/nginx/site.conf', pages)
console.log(`pages: ${pages.length}`)
