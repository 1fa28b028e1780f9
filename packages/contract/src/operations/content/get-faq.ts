import * as z from 'zod'
import { isoDate, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { contentId, contents } from './content-parts.ts'

export const getFaq = operation({
  id: 'getFaq',
  summary: {
    en: 'Questions and answers by section.',
    ru: 'Вопросы и ответы по разделам.',
  },
  method: 'GET',
  path: '/calendar/faq',
  request: z.strictObject({ locale: locale.default('en') }),
  response: z.object({
    sections: z.array(z.object({ id: contentId, title: z.string() })),
    faqs: z.array(
      z.object({
        /** Its anchor. */
        id: contentId,
        section: contentId,
        question: z.string(),
        /** HTML that is safe to show as it is. */
        answer: z.string(),
      }),
    ),
  }),
  cache: 'public',
})

export const getPage = operation({
  id: 'getPage',
  summary: {
    en: 'An information or legal page.',
    ru: 'Информационная или юридическая страница.',
  },
  method: 'GET',
  path: '/calendar/pages/{id}',
  request: z.strictObject({
    id: contentId.meta({ examples: ['about'] }),
    locale: locale.default('en'),
  }),
  response: z.object({
    page: z.object({
      id: contentId,
      title: z.string(),
      description: z.string(),
      date: isoDate,
      contents,
      html: z.string(),
    }),
  }),
  errors: ['content.not-found'],
  cache: 'public',
  isOpen: false, // the legal pages of the site
})
