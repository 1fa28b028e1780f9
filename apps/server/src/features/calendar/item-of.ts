/** The entry of a list at a place that must exist. */
export function itemOf<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no entry ${index}`)
  return item
}
