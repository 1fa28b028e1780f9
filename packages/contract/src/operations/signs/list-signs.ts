import * as z from 'zod'
import { locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { signBrief, signKindWords } from './sign-parts.ts'

export const listAllSigns = operation({
  id: 'listAllSigns',
  summary: {
    en: 'Every sign of the almanac that has a page, by kind: stars, officers, mansions, pillars, solar terms and others.',
    ru: 'Все знаки календаря, у которых есть страница, по видам: звёзды, установления, созвездия, столпы, сезоны и другие.',
  },
  method: 'GET',
  path: '/calendar/signs',
  request: z.strictObject({ locale: locale.default('en') }),
  response: z.object({
    kinds: z.array(
      signKindWords.extend({
        signs: z.array(
          signBrief.extend({ pinyin: z.string(), short: z.string(), synonyms: z.array(z.string()) }),
        ),
      }),
    ),
  }),
  cache: 'public',
  costMs: 5,
})
