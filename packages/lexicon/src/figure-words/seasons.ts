import type { Words } from '../locale.ts'

/** The four seasons, spring first. */
export const seasonNames: readonly Words[] = [
  { en: 'Spring', ru: 'Весна' },
  { en: 'Summer', ru: 'Лето' },
  { en: 'Autumn', ru: 'Осень' },
  { en: 'Winter', ru: 'Зима' },
]
