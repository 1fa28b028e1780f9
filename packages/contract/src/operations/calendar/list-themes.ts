import * as z from 'zod'
import { locale } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const listThemes = operation({
  id: 'listThemes',
  summary: {
    en: 'What a day can be chosen for: themes and their activities.',
    ru: 'Для чего можно выбрать день: темы и дела.',
  },
  method: 'GET',
  path: '/calendar/predict',
  request: z.strictObject({ locale: locale.default('en') }),
  response: z.object({
    themes: z.array(z.object({ id: z.string(), name: z.string(), short: z.string() })),
    tags: z.array(
      z.object({
        id: z.string(),
        theme: z.string(),
        name: z.string(),
        short: z.string(),
        /** As a sentence names it after “a day for”, in Russian in the accusative: `a wedding`, «свадьбу». */
        deed: z.string(),
        isShown: z.boolean(),
        /** A matter of one's health, which no sentence or message names. */
        isMedical: z.boolean(),
      }),
    ),
  }),
  cache: 'public',
})
