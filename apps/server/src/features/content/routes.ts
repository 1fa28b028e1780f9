import * as contract from '@zeri/contract'
import type { Reads } from '../../platform/db/standby.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Route, route } from '../../platform/http/operations.ts'
import { createArticlesAboutSigns } from './articles-about-signs.ts'
import { askQuestion, type QuestionDeps } from './ask-question.ts'
import { type Entry, listQuestions } from './entry.ts'
import { fillIn } from './fill-in.ts'
import { findQuestions } from './find-questions.ts'
import { writeTicket } from './form-ticket.ts'
import { renderHtml, renderMarkdown } from './markdown.ts'
import { splitMarkdown } from './split-markdown.ts'
import { countBySection, type Db, findEntry, listBriefs, listEntriesOf } from './store.ts'

type ContentDeps = QuestionDeps & {
  /** Where the texts are read. */
  readonly reads: Pick<Reads, 'db'>
  /** The product name that replaces `{product}` in texts. */
  readonly product: string
}

const MAX_RELATED = 6

/** The routes of articles, sections, the FAQ, pages and questions. */
export function contentRoutes(deps: ContentDeps): Route[] {
  return [...articleRoutes(deps), ...sectionRoutes(deps), ...pageRoutes(deps), ...questionRoutes(deps)]
}

async function getEntry(db: Db, key: Pick<Entry, 'kind' | 'id' | 'locale'>): Promise<Entry> {
  const entry = await findEntry(db, key)
  if (!entry) throw new AppError('content.not-found')
  return entry
}

function articleRoutes(deps: ContentDeps): Route[] {
  const { clock } = deps
  const { db } = deps.reads
  const articlesAbout = createArticlesAboutSigns(db, clock)
  return [
    route(contract.listArticles, async ({ input: { page, limit, query, section, locale } }) => {
      const offset = page * limit
      const { briefs, total } = await listBriefs(db, { locale, section, query, limit, offset })
      const faq = query && page === 0 ? await listEntriesOf(db, 'faq', locale) : []
      const all = faq.flatMap(({ body }) => listQuestions(fillIn(deps, body)))
      const questions = findQuestions(all, query ?? '', locale).map(({ id, question }) => ({
        id,
        question,
      }))
      return { articles: briefs, total, questions }
    }),
    route(contract.listArticlesAbout, async ({ input: { signs, locale } }) => ({
      articles: await articlesAbout(signs.split(','), locale),
    })),
    route(contract.getArticle, async ({ input: { id, as, locale } }) => {
      const entry = await getEntry(db, { kind: 'articles', id, locale })
      const section = await getEntry(db, { kind: 'sections', id: entry.section ?? '', locale })
      const { title, description, minutes, related } = entry
      const body = fillIn(deps, entry.body)
      const { blocks, contents } = renderMarkdown(body, locale)
      const ids = related.articles.slice(0, MAX_RELATED)
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
          blocks: as === 'markdown' ? splitMarkdown(body, locale) : [...blocks],
          // Keeps the order of the author.
          related: ids.flatMap((one) => briefs.filter((brief) => brief.id === one)),
        },
      }
    }),
  ]
}

function sectionRoutes(deps: ContentDeps): Route[] {
  const { db } = deps.reads
  return [
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
      const { title, description, body } = await getEntry(db, { kind: 'sections', id, locale })
      const { briefs } = await listBriefs(db, { locale, section: id })
      return {
        section: { id, title, description, html: renderHtml(fillIn(deps, body), locale) },
        articles: briefs,
      }
    }),
  ]
}

function pageRoutes(deps: ContentDeps): Route[] {
  const { db } = deps.reads
  return [
    route(contract.getFaq, async ({ input: { locale } }) => {
      const sections = await listEntriesOf(db, 'faq', locale)
      return {
        sections: sections.map(({ id, title }) => ({ id, title })),
        faqs: sections.flatMap(({ id: section, body }) =>
          listQuestions(fillIn(deps, body)).map(({ id, question, answer }) => ({
            id,
            section,
            question,
            answer: renderHtml(answer, locale),
          })),
        ),
      }
    }),
    route(contract.getPage, async ({ input: { id, locale } }) => {
      const { title, description, date, body } = await getEntry(db, { kind: 'pages', id, locale })
      const { blocks, contents } = renderMarkdown(fillIn(deps, body), locale)
      const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('')
      return { page: { id, title, description, date: date ?? '', contents: [...contents], html } }
    }),
  ]
}

function questionRoutes(deps: ContentDeps): Route[] {
  const { keys, random, clock } = deps
  return [
    route(contract.openQuestionForm, () => ({ ticket: writeTicket(keys, random, clock.now()) })),
    route(contract.askQuestion, async ({ input, session, caller }) => {
      await askQuestion(deps, input, { accountId: session?.userId, address: caller.address })
      return {}
    }),
  ]
}
