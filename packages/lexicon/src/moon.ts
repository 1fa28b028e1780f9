import type { MoonStep } from '@zeri/almanac'
import type { Locale, Words } from './locale.ts'

const names = {
  new: { en: 'New moon', ru: 'Новолуние' },
  'growing-crescent': { en: 'Waxing crescent', ru: 'Растущий серп' },
  'first-quarter': { en: 'First quarter', ru: 'Первая четверть' },
  'growing-gibbous': { en: 'Waxing gibbous', ru: 'Растущая луна' },
  full: { en: 'Full moon', ru: 'Полнолуние' },
  'shrinking-gibbous': { en: 'Waning gibbous', ru: 'Убывающая луна' },
  'last-quarter': { en: 'Last quarter', ru: 'Последняя четверть' },
  'shrinking-crescent': { en: 'Waning crescent', ru: 'Убывающий серп' },
} as const satisfies Record<string, Words>

export type MoonName = keyof typeof names

// Fifteen steps of 12° a half: the quarter is the eighth step, the new and the full moon are one step each.
function nameOf({ growing, step }: MoonStep): MoonName {
  if (step === 1) return growing ? 'new' : 'full'
  if (step === 8) return growing ? 'first-quarter' : 'last-quarter'
  if (growing) return step < 8 ? 'growing-crescent' : 'growing-gibbous'
  return step < 8 ? 'shrinking-gibbous' : 'shrinking-crescent'
}

/** What people call the moon at a step. */
export function moonName(step: MoonStep, locale: Locale): string {
  return names[nameOf(step)][locale]
}
