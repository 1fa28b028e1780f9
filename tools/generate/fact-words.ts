import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FactKind, factKinds } from './fact-kinds.ts'

const folder = join(import.meta.dirname, '../../packages/lexicon/src/facts')

const camelToKebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const fileOf = ({ name }: FactKind): string => `${camelToKebab(name)}.generated.ts`

function typeOf({ type, rows }: FactKind): string {
  if (Array.isArray(rows)) return `readonly ${/[&{]/.test(type) ? `(${type})` : type}[]`
  return `Readonly<Record<${Object.keys(rows)
    .map((id) => `'${id}'`)
    .join(' | ')}, ${type}>>`
}

/** The types of `word.ts` and `locale.ts` that a declaration names. */
function importsOf({ type }: FactKind): string[] {
  const words = ['Name', 'PlainWord', 'Word'].filter((one) => new RegExp(`\\b${one}\\b`).test(type))
  return [
    ...(/\bWords\b/.test(type) ? ["import type { Words } from '../locale.ts'"] : []),
    ...(words.length > 0 ? [`import type { ${words.join(', ')} } from './word.ts'`] : []),
  ]
}

/** The first of a kind, by its English name. */
function exampleOf({ name, rows }: FactKind): string {
  const [[id, first] = ['', {}]] = Object.entries(rows)
  // Every word has its name in both languages.
  const { en } = first.name as { readonly en: string }
  return `${name}[${Array.isArray(rows) ? id : `'${id}'`}].name.en // ${JSON.stringify(en)}`
}

/** A module with the words of a kind, as a plain value that bundlers can leave out. */
function writeKind(kind: FactKind): string {
  const rows = Array.isArray(kind.rows)
    ? `[\n${kind.rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}]`
    : `{\n${Object.entries(kind.rows)
        .map(([id, row]) => `  '${id}': ${JSON.stringify(row)},\n`)
        .join('')}}`
  return `// Written from the whole lexicon by tools/generate/fact-words.ts.
${importsOf(kind).join('\n')}

/**
 * ${kind.about}
 * @example ${exampleOf(kind)}
 */
export const ${kind.name}: ${typeOf(kind)} = ${rows}
`
}

/** In the order of the files, as the formatter wants them. */
const listExports = (): string[] =>
  [...factKinds]
    .sort((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1))
    .map((kind) => `export { ${kind.name} } from './${fileOf(kind)}'`)

const index = `/** The words of the facts of the calendar, by the numbers and ids of @zeri/almanac: names and lines, no advice. */
export { type Locale, locales, type Words } from '../locale.ts'
${listExports().join('\n')}
export type { Name, PlainWord, Word } from './word.ts'
`

for (const file of globSync('*.generated.ts', { cwd: folder })) rmSync(join(folder, file))
for (const kind of factKinds) writeFileSync(join(folder, fileOf(kind)), writeKind(kind))
writeFileSync(join(folder, 'index.ts'), index)
console.log(`fact words: ${factKinds.length} kinds`)
