import * as z from 'zod'
import { lineOfText, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { articleBrief, block, contentId, contents, sectionBrief } from './content-parts.ts'

const MAX_LIMIT = 100
const MAX_PAGE = 10_000
const MAX_QUERY_CHARS = 200
const MAX_SIGNS_CHARS = 1_000

export const listArticles = operation({
  id: 'listArticles',
  summary: {
    en: 'Articles, a page at a time, by section or by words; a search finds questions too.',
    ru: 'Статьи постранично, по разделу или по словам; поиск находит и вопросы.',
  },
  method: 'POST',
  path: '/calendar/articles',
  request: z.strictObject({
    page: z.int().min(0).max(MAX_PAGE).default(0),
    limit: z.int().min(1).max(MAX_LIMIT).default(20),
    query: lineOfText
      .max(MAX_QUERY_CHARS)
      .optional()
      .meta({ examples: ['wedding'] }),
    section: contentId.optional().meta({ examples: ['choosing'] }),
    locale: locale.default('en'),
  }),
  response: z.object({
    articles: z.array(articleBrief),
    total: z.int(),
    /** Questions of the FAQ that a search finds; none without one, or after the first page. */
    questions: z.array(z.object({ id: contentId, question: z.string() })),
  }),
  isOpen: true,
})

export const listArticlesAbout = operation({
  id: 'listArticlesAbout',
  summary: {
    en: 'Articles about the signs of a day.',
    ru: 'Статьи о знаках дня.',
  },
  method: 'GET',
  path: '/calendar/articles-about',
  request: z.strictObject({
    /** Ids of stars and officers, separated by commas. */
    signs: z
      .string()
      .max(MAX_SIGNS_CHARS)
      .regex(/^[a-z0-9-]+(?:,[a-z0-9-]+)*$/)
      .meta({ examples: ['officer-stable,three-harmony'] }),
    locale: locale.default('en'),
  }),
  response: z.object({ articles: z.array(articleBrief) }),
  cache: 'public',
})

export const getArticle = operation({
  id: 'getArticle',
  summary: {
    en: 'An article: its text, its headings and what else to read.',
    ru: 'Статья: текст, подзаголовки и что читать дальше.',
  },
  method: 'GET',
  path: '/calendar/articles/{id}',
  request: z.strictObject({
    id: contentId.meta({ examples: ['how-to-read-a-day'] }),
    /** What the pieces of the text are written in. */
    as: z.enum(['html', 'markdown']).default('html'),
    locale: locale.default('en'),
  }),
  response: z.object({
    article: articleBrief.extend({
      section: sectionBrief,
      /** Who wrote it: a role, never a name. */
      author: z.literal('master'),
      contents,
      blocks: z.array(block),
      related: z.array(articleBrief),
    }),
  }),
  errors: ['content.not-found'],
  cache: 'public',
})

export const listSections = operation({
  id: 'listSections',
  summary: {
    en: 'The sections of the articles.',
    ru: 'Разделы статей.',
  },
  method: 'GET',
  path: '/calendar/sections',
  request: z.strictObject({ locale: locale.default('en') }),
  response: z.object({ sections: z.array(sectionBrief.extend({ count: z.int() })) }),
  cache: 'public',
})

export const getSection = operation({
  id: 'getSection',
  summary: {
    en: 'A section with its articles.',
    ru: 'Раздел и его статьи.',
  },
  method: 'GET',
  path: '/calendar/sections/{id}',
  request: z.strictObject({
    id: contentId.meta({ examples: ['beginnings'] }),
    locale: locale.default('en'),
  }),
  response: z.object({
    section: sectionBrief.extend({ html: z.string() }),
    articles: z.array(articleBrief),
  }),
  errors: ['content.not-found'],
  cache: 'public',
})
