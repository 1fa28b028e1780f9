/** What a page waits for before its parts appear; the head script sets it. */
type Awaited = 'place' | 'person' | 'date'

/** Shows the parts of the page that waited for these. */
export function settle(...arrived: readonly Awaited[]): void {
  const { dataset } = document.documentElement
  const left = dataset.settling?.split(' ').filter((name) => !arrived.some((one) => one === name)) ?? []
  if (left.length > 0) dataset.settling = left.join(' ')
  else delete dataset.settling
}
