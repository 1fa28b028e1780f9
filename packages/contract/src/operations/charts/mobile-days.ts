import { operation } from '../../operation.ts'
import { describePersonalDay, describePersonalYear, listPersonalDays } from './personal-days.ts'

// What the pages of the mobile app request. Either tier opens them; the mobile tier opens nothing else.

export const listMobileDays = operation({
  ...listPersonalDays,
  id: 'listMobileDays',
  summary: {
    en: 'Every day of a range for the pages of the mobile app, open to its tier.',
    ru: 'Все дни промежутка для страниц мобильного приложения, открытые его тарифу.',
  },
  path: '/api/mobile/charts/{uuid}/days',
})

export const describeMobileDay = operation({
  ...describePersonalDay,
  id: 'describeMobileDay',
  summary: {
    en: 'One day in full for the pages of the mobile app, open to its tier.',
    ru: 'Один день целиком для страниц мобильного приложения, открытый его тарифу.',
  },
  path: '/api/mobile/charts/{uuid}/days/{date}',
})

export const describeMobileYear = operation({
  ...describePersonalYear,
  id: 'describeMobileYear',
  summary: {
    en: 'A year at a glance for the pages of the mobile app, open to its tier.',
    ru: 'Год одним взглядом для страниц мобильного приложения, открытый его тарифу.',
  },
  path: '/api/mobile/charts/{uuid}/years/{year}',
})
