import type { Weight } from '../../ui/weight.ts'

/** Hours that are not against the day; all of them where every one is. */
export function pickHours<Hour extends { readonly weight: Weight }>(hours: readonly Hour[]): readonly Hour[] {
  const fair = hours.filter(({ weight }) => weight >= 0)
  return fair.length > 0 ? fair : hours
}
