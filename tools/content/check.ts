import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activities, stars } from '@zeri/almanac/judgement'
import { type Locale, locales } from '@zeri/lexicon'
import {
  type Article,
  listClaims,
  listExamples,
  listFigures,
  listParagraphs,
  readArticle,
} from '../../apps/server/src/features/content/article.ts'
import { findNearDuplicates } from '../../packages/lexicon/src/near-duplicates.ts'
import { countWords, listFaults } from '../../packages/lexicon/src/text-style.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { findFault } from './claims.ts'
import { listLines, listParts, listTextFaults, readTexts } from './texts.ts'

/** Two paragraphs that share this part of their runs of three words count as alike. */
const ALIKE = 0.3
/** Shorter lines are headings and list items, which may be alike. */
const PARAGRAPH_WORDS = 9
const MIN_CLAIMS = 3
const [MIN_WORDS, MAX_WORDS] = [600, 1200]

type Shelf = ReadonlyMap<string, Article>

/** The articles of a folder `content/`, by language and id. */
function readShelves(folder: string): Readonly<Record<Locale, Shelf>> {
  const read = (locale: Locale): Shelf => {
    const directory = join(folder, locale, 'articles')
    return new Map(
      readdirSync(directory).map((name) => {
        const article = readArticle(readFileSync(join(directory, name), 'utf8'))
        if (`${article.id}.md` !== name) throw new Error(`${locale}/${name} calls itself ${article.id}`)
        return [article.id, article]
      }),
    )
  }
  return { en: read('en'), ru: read('ru') }
}

/** Faults of style and form of an article, each with its name. */
export function listArticleFaults(article: Article, locale: Locale, shelf: Shelf): string[] {
  const paragraphs = listParagraphs(article)
  const words = countWords(paragraphs.join(' '))
  const { activities: tasks, stars: signs, officers, articles } = article.related
  const known = {
    activities: new Set<string>(activities.map(({ id }) => id)),
    stars: new Set<string>(stars().map(({ id }) => id)),
  }
  const unknown = [
    ...tasks.filter((id) => !known.activities.has(id)),
    ...[...signs, ...officers].filter((id) => !known.stars.has(id)),
    ...articles.filter((id) => !shelf.has(id) || id === article.id),
  ]
  return [
    ...(words < MIN_WORDS || words > MAX_WORDS ? [`${words} words`] : []),
    ...(listClaims(article).length < MIN_CLAIMS ? ['fewer than three claims'] : []),
    ...(listFigures(article).length === 0 ? ['no figure'] : []),
    ...(listExamples(article).length + listFigures(article).length < 2
      ? ['fewer than two figures and examples']
      : []),
    ...unknown.map((id) => `related to ${id}, which is not there`),
    ...[article.title, article.description, ...paragraphs].flatMap((text) =>
      listFaults(text, locale).map((fault) => `${fault}: ${text.slice(0, 60)}`),
    ),
  ]
}

/** Claims that disagree with the almanac. */
export function listFalseClaims(article: Article): string[] {
  return listClaims(article).flatMap((claim) => {
    const fault = findFault(claim)
    return fault ? [`${claim}: ${fault}`] : []
  })
}

/** Counts the texts and their faults; the faults are printed to stderr. */
export function checkContent(folder: string): Figure[] {
  const shelves = readShelves(folder)
  const all = locales.flatMap((locale) =>
    [...shelves[locale].values()].map((article) => ({ locale, article, at: `${locale}/${article.id}` })),
  )
  const report = (faults: string[]): number => {
    for (const fault of faults) console.error(fault)
    return faults.length
  }
  const lonely = locales.flatMap((locale) =>
    [...shelves[locale].keys()].filter((id) => !locales.every((other) => shelves[other].has(id))),
  )
  const listUnlike = (list: (article: Article) => string[]): string[] =>
    [...shelves.en.values()].flatMap((article) => {
      const other = shelves.ru.get(article.id)
      return other && list(article).sort().join() !== list(other).sort().join() ? [article.id] : []
    })
  const texts = readTexts(folder)
  const read = [
    ...all.map(({ locale, article, at }) => ({ locale, at, lines: listParagraphs(article) })),
    ...texts.map((text) => ({
      locale: text.locale,
      at: `${text.locale}/${text.kind}/${text.id}`,
      lines: listLines(text),
    })),
  ]
  const alike = locales.flatMap((locale) =>
    findNearDuplicates(
      read
        .filter((one) => one.locale === locale)
        .flatMap(({ at, lines }) =>
          lines
            .filter((line) => countWords(line) >= PARAGRAPH_WORDS)
            .map((text, index) => ({ id: `${at} ${index}`, text })),
        ),
      ALIKE,
    ),
  )
  const faults = all.flatMap(({ locale, article, at }) =>
    listArticleFaults(article, locale, shelves[locale]).map((fault) => `${at}: ${fault}`),
  )
  const textFaults = texts.flatMap((text) =>
    listTextFaults(text).map((fault) => `${text.locale}/${text.kind}/${text.id}: ${fault}`),
  )
  const partsOf = (locale: Locale) => texts.filter((text) => text.locale === locale).flatMap(listParts)
  const [en, ru] = [partsOf('en'), partsOf('ru')]
  const both = en.filter((part) => ru.includes(part))
  const alone = [...en, ...ru].filter((part) => !both.includes(part))
  const countOf = (kind: string) => both.filter((part) => part.startsWith(kind)).length
  const faqSections = new Set(
    both.filter((part) => part.startsWith('faq/')).map((part) => part.split('#')[0]),
  )
  const untrue = all.flatMap(({ article, at }) => listFalseClaims(article).map((fault) => `${at}: ${fault}`))
  const claims = all.reduce((sum, { article }) => sum + listClaims(article).length, 0)
  const sections = new Set(all.map(({ article }) => article.section))
  return [
    figure('content: articles in both languages', shelves.en.size - report(lonely), 'articles', '>= 30'),
    figure('content: sections that articles name', sections.size, 'sections', '= 6'),
    figure('content: sections described', countOf('sections/'), 'sections', '= 6'),
    figure('content: questions and answers', countOf('faq/'), 'answers', '>= 24'),
    figure('content: sections of the FAQ', faqSections.size, 'sections', '= 5'),
    figure('content: pages', countOf('pages/'), 'pages', '= 10'),
    figure('content: texts of one language', report(alone), 'texts', '= 0'),
    figure('content: claims recomputed', claims, 'claims', '>= 180'),
    figure('content: claims that do not hold', report(untrue), 'claims', '= 0'),
    figure(
      'content: articles that claim one thing in one language',
      report(listUnlike(listClaims)),
      'articles',
      '= 0',
    ),
    figure(
      'content: articles with other figures in one language',
      report(listUnlike(listFigures)),
      'articles',
      '= 0',
    ),
    figure('content: faults of form', report([...faults, ...textFaults]), 'faults', '= 0'),
    figure('content: paragraphs that are alike', report(alike), 'pairs', '= 0'),
  ]
}
