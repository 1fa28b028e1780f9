/** One import: the file that holds it and the file it leads to. */
export type Import = { readonly file: string; readonly imports: string }

/**
 * Lists the imports that tie folders into a circle, the first one of each pair of folders. Every file is contracted to
 * the folder it lies in directly below the innermost of the given roots; a file lying loose in a root stands for
 * itself. Files outside the roots are left out.
 * @example findFolderCircles([{ file: 'tools/a/1.ts', imports: 'tools/b/1.ts' }, { file: 'tools/b/2.ts', imports: 'tools/a/2.ts' }], ['tools']).length // 2
 */
export function findFolderCircles(imports: readonly Import[], roots: readonly string[]): Import[] {
  const between = new Map<string, Map<string, Import>>()
  for (const one of imports) {
    const from = folderOf(one.file, roots)
    const to = folderOf(one.imports, roots)
    if (from === undefined || to === undefined || from === to) continue
    const targets = between.get(from) ?? new Map<string, Import>()
    between.set(from, targets)
    if (!targets.has(to)) targets.set(to, one)
  }
  const reachable = new Map(Array.from(between.keys(), (from) => [from, listReachable(from, between)]))
  return Array.from(between).flatMap(([from, targets]) =>
    Array.from(targets).flatMap(([to, example]) => (reachable.get(to)?.has(from) ? [example] : [])),
  )
}

function folderOf(file: string, roots: readonly string[]): string | undefined {
  const root = roots.filter((one) => file.startsWith(`${one}/`)).sort((a, b) => b.length - a.length)[0]
  if (root === undefined) return undefined
  return `${root}/${file.slice(root.length + 1).split('/')[0]}`
}

function listReachable(start: string, between: ReadonlyMap<string, ReadonlyMap<string, Import>>) {
  const found = new Set<string>()
  const open = [start]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const target of between.get(next)?.keys() ?? [])
      if (!found.has(target)) {
        found.add(target)
        open.push(target)
      }
  return found
}
