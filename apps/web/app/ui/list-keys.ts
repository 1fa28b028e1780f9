/**
 * Pairs each item of a list with a React key made of what the item says. Equal items are numbered, so that two guests of
 * one name stay two rows.
 * @example withKeys(['Ann', 'Bo', 'Ann'], (name) => name).map(({ key }) => key) // ['Ann', 'Bo', 'Ann 2']
 */
export function withKeys<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly { readonly key: string; readonly item: Item }[] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const name = keyOf(item)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { key: count === 1 ? name : `${name} ${count}`, item }
  })
}
