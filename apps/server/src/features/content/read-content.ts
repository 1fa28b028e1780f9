import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activities, stars } from '@zeri/almanac/judgement'
import { type Locale, locales, sitePages } from '@zeri/contract'
import { readFigure } from '../figures/index.ts'
import { listExamples, listFigures, readArticle, readText } from './article.ts'
import { type Entry, type Kind, kinds, listQuestions, minutesOf, nothingRelated } from './entry.ts'
import { readExample } from './example.ts'
import { linkTarget, listLinks } from './markdown.ts'

/** The name of an entry, which is the path of its file without the extension. */
export function nameOf({ locale, kind, id }: Pick<Entry, 'locale' | 'kind' | 'id'>): string {
  return `${locale}/${kind}/${id}`
}

/** Reads the entries of a folder `content/`. An invalid file throws an error with its name. */
export function readContent(folder: string): Entry[] {
  return locales.flatMap((locale) =>
    kinds.flatMap((kind) =>
      readdirSync(join(folder, locale, kind))
        .filter((name) => name.endsWith('.md'))
        .map((name) => {
          const at = join(folder, locale, kind, name)
          try {
            const entry = readEntry(kind, locale, readFileSync(at, 'utf8'))
            if (`${entry.id}.md` !== name) throw new Error(`it calls itself ${entry.id}`)
            return entry
          } catch (error) {
            throw new Error(`${locale}/${kind}/${name}: ${error instanceof Error ? error.message : error}`)
          }
        }),
    ),
  )
}

function readEntry(kind: Kind, locale: Locale, file: string): Entry {
  if (kind === 'articles') {
    const { id, section, title, description, date, related, body } = readArticle(file)
    const minutes = minutesOf(body, locale)
    return { kind, id, locale, section, position: 0, title, description, date, minutes, related, body }
  }
  const { id, title, description, date, order, body } = readText(kind, file)
  return {
    kind,
    id,
    locale,
    section: null,
    position: order,
    title,
    description,
    date,
    minutes: minutesOf(body, locale),
    related: nothingRelated,
    body,
  }
}

/** Pages of the site without a parameter. Texts may link to them, and to other texts. */
const plainPages: ReadonlySet<string> = new Set(
  sitePages.map(({ template }) => template).filter((template) => !template.includes(':')),
)

/** Lists the faults of the entries: missing translations, broken links, unknown relations, invalid examples and figures. */
export function listContentFaults(entries: readonly Entry[]): string[] {
  const names = new Set(entries.map(nameOf))
  const untranslated = entries
    .filter((entry) => !locales.every((locale) => names.has(nameOf({ ...entry, locale }))))
    .map((entry) => `${nameOf(entry)}: there is none in the other language`)
  const signs = new Set<string>(stars().map(({ id }) => id))
  const tasks = new Set<string>(activities.map(({ id }) => id))
  return [
    ...untranslated,
    ...entries.flatMap((entry) => {
      const known = (kind: Kind, id: string) => names.has(nameOf({ locale: entry.locale, kind, id }))
      const { related } = entry
      const missing = [
        ...related.articles.filter((id) => id === entry.id || !known('articles', id)),
        ...[...related.stars, ...related.officers].filter((id) => !signs.has(id)),
        ...related.activities.filter((id) => !tasks.has(id)),
        ...(entry.section !== null && !known('sections', entry.section) ? [entry.section] : []),
      ].map((id) => `is related to ${id}, which is not there`)
      const broken = listLinks(entry.body)
        .filter((href) => !leadsSomewhere(href, entry, entries, known))
        .map((href) => `has a broken link: ${href}`)
      const examples = listExamples(entry)
        .filter((line) => !readExample(line, entry.locale))
        .map((line) => `asks for an example that cannot be computed: ${line}`)
      const figures = listFigures(entry)
        .filter((line) => !readFigure(line))
        .map((line) => `asks for a figure that cannot be drawn: ${line}`)
      return [...missing, ...broken, ...examples, ...figures].map((fault) => `${nameOf(entry)}: ${fault}`)
    }),
  ]
}

function leadsSomewhere(
  href: string,
  { locale }: Entry,
  entries: readonly Entry[],
  known: (kind: Kind, id: string) => boolean,
): boolean {
  if (href.startsWith('claim:')) return true
  if (linkTarget(href, locale) === undefined) return false
  if (!href.startsWith('/')) return true
  const [path = '', anchor] = href.split('#')
  if (anchor !== undefined)
    return (
      path === '/faq' &&
      entries
        .filter((entry) => entry.kind === 'faq' && entry.locale === locale)
        .some(({ body }) => listQuestions(body).some(({ id }) => id === anchor))
    )
  if (plainPages.has(path)) return true
  const [, first = '', second, more] = path.split('/')
  if (more !== undefined) return false
  if (second === undefined) return known('pages', first)
  return (first === 'articles' || first === 'sections') && known(first, second)
}
