import type { Weight } from '../../ui/weight.ts'

/** The hours without a negative weight, or all hours where every weight is negative. */
export function pickHours<Hour extends { readonly weight: Weight }>(hours: readonly Hour[]): readonly Hour[] {
  const fair = hours.filter(({ weight }) => weight >= 0)
  return fair.length > 0 ? fair : hours
}
