import * as contract from '@zeri/contract'
import { consentVersion, type Locale } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { type Route, route } from '../../platform/http/operations.ts'
import { createArticlesAbout } from './articles-about.ts'
import { askQuestion, type QuestionDeps } from './ask-question.ts'
import { type Entry, type Kind, listQuestions } from './entry.ts'
import { renderHtml, renderMarkdown } from './markdown.ts'
import { countBySection, findEntry, listBriefs, listEntriesOf } from './store.ts'
import { writeTicket } from './tickets.ts'

type ContentDeps = QuestionDeps & {
  /** What texts call by name: the product, and where to write. */
  readonly product: string
}

const MOST_RELATED = 6

export function contentRoutes(deps: ContentDeps): Route[] {
  const { db, clock, key, product, operator } = deps
  const articlesAbout = createArticlesAbout(db, clock)

  /** Deployments differ in names, texts do not. */
  const named = (text: string): string =>
    text
      .replaceAll('{product}', product)
      .replaceAll('{contact}', operator)
      .replaceAll('{version}', consentVersion)

  async function getEntry(kind: Kind, id: string, locale: Locale): Promise<Entry> {
    const entry = await findEntry(db, { kind, id, locale })
    if (!entry) throw new AppError('content.not-found')
    return entry
  }

  return [
    route(contract.listArticles, async ({ input: { page, limit, query, section, locale } }) => {
      const offset = page * limit
      const { briefs, total } = await listBriefs(db, { locale, section, query, limit, offset })
      return { articles: briefs, total }
    }),
    route(contract.listArticlesAbout, async ({ input: { signs, locale } }) => ({
      articles: await articlesAbout(signs.split(','), locale),
    })),
    route(contract.getArticle, async ({ input: { id, locale } }) => {
      const entry = await getEntry('articles', id, locale)
      const section = await getEntry('sections', entry.section ?? '', locale)
      const { title, description, minutes, related } = entry
      const { blocks, contents } = renderMarkdown(named(entry.body), locale)
      const ids = related.articles.slice(0, MOST_RELATED)
      const { briefs } = ids.length > 0 ? await listBriefs(db, { locale, ids }) : { briefs: [] }
      return {
        article: {
          id,
          title,
          description,
          date: entry.date ?? '',
          minutes,
          author: 'master' as const,
          section: { id: section.id, title: section.title, description: section.description },
          contents: [...contents],
          blocks: [...blocks],
          // In the order the author names them.
          related: ids.flatMap((one) => briefs.filter((brief) => brief.id === one)),
        },
      }
    }),
    route(contract.listSections, async ({ input: { locale } }) => {
      const counts = await countBySection(db, locale)
      const sections = await listEntriesOf(db, 'sections', locale)
      return {
        sections: sections.map(({ id, title, description }) => ({
          id,
          title,
          description,
          count: counts.get(id) ?? 0,
        })),
      }
    }),
    route(contract.getSection, async ({ input: { id, locale } }) => {
      const { title, description, body } = await getEntry('sections', id, locale)
      const { briefs } = await listBriefs(db, { locale, section: id })
      return { section: { id, title, description, html: renderHtml(named(body), locale) }, articles: briefs }
    }),
    route(contract.getFaq, async ({ input: { locale } }) => {
      const sections = await listEntriesOf(db, 'faq', locale)
      return {
        sections: sections.map(({ id, title }) => ({ id, title })),
        faqs: sections.flatMap(({ id: section, body }) =>
          listQuestions(named(body)).map(({ id, question, answer }) => ({
            id,
            section,
            question,
            answer: renderHtml(answer, locale),
          })),
        ),
      }
    }),
    route(contract.getPage, async ({ input: { id, locale } }) => {
      const { title, description, date, body } = await getEntry('pages', id, locale)
      const { blocks, contents } = renderMarkdown(named(body), locale)
      const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('')
      return { page: { id, title, description, date: date ?? '', contents: [...contents], html } }
    }),
    route(contract.openQuestionForm, () => ({ ticket: writeTicket(key, clock.now()) })),
    route(contract.askQuestion, async ({ input, session, caller }) => {
      await askQuestion(deps, input, { accountId: session?.userId, address: caller.address })
      return {}
    }),
  ]
}
