import type { SheetInput } from '../../../apps/server/src/features/prints/render-sheet.ts'

/** The birth of the person of a sheet. */
export const sheetBirth = {
  gender: 'female',
  birthday: '1990-02-04',
  birthdayTime: '06:15',
  latitude: 55.75222,
  longitude: 37.61556,
  offsetSec: 10_800,
} as const

/** A sheet for everyone, of the month or year of a date. */
export function aSheet({
  kind,
  locale,
  today = '2026-11-15',
}: Pick<SheetInput, 'kind' | 'locale'> & { readonly today?: string }): SheetInput {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return {
    kind,
    locale,
    year,
    month,
    today,
    place: undefined,
    rules: '',
    own: null,
    product: 'Zeri',
    host: 'zeri.test',
    madeAt: new Date(today),
  }
}
