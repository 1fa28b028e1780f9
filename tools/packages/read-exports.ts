import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Something that a subpath exports, as its declaration file describes it. */
export type Exported = {
  readonly name: string
  readonly kind: 'function' | 'const' | 'type'
  /** The declaration without `export declare`. */
  readonly declaration: string
  /** The comment above it, without examples. */
  readonly about: string
  /** Lines of the form `expression // result`. */
  readonly examples: readonly string[]
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' }

/** Where a declaration that begins at `start` ends: its first semicolon outside brackets and comments. */
function endOfDeclaration(text: string, start: number): number {
  const open: string[] = []
  for (let at = start; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (text.startsWith('/*', at)) at = text.indexOf('*/', at) + 1
    else if (letter in CLOSING) open.push(CLOSING[letter] ?? '')
    else if (letter === open.at(-1)) open.pop()
    else if (letter === ';' && open.length === 0) return at
  }
  throw new Error(`no end of a declaration: ${text.slice(start, start + 60)}`)
}

const withoutStars = (comment: string): string[] =>
  comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())

function readComment(comment: string): Pick<Exported, 'about' | 'examples'> {
  const lines = withoutStars(comment)
  const isExample = (line: string): boolean => line.startsWith('@example ')
  return {
    about: lines
      .filter((line) => line !== '' && !isExample(line))
      .join(' ')
      .replaceAll(/\{@link (\w+)\}/g, '`$1`'),
    examples: lines.filter(isExample).map((line) => line.replace('@example ', '')),
  }
}

/** One declaration of a file, with the comment above it. */
export function readDeclaration(text: string, name: string): Exported {
  const found = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?^export (?:declare )?((function|const|type) ${name}\\b)`,
    'm',
  ).exec(text)
  if (!found) throw new Error(`no declaration of ${name}`)
  const start = found.index + found[0].length - (found[2] ?? '').length
  return {
    name,
    // The expression allows these three only.
    kind: found[3] as Exported['kind'],
    declaration: text
      .slice(start, endOfDeclaration(text, start))
      .replaceAll(/^ {4,}/gm, (spaces) => ' '.repeat(spaces.length / 2)),
    ...readComment((found[1] ?? '').trim()),
  }
}

/** What an entry says of itself, and everything it exports, in its order. */
export function readExports(entry: string): {
  readonly about: string
  readonly exported: readonly Exported[]
} {
  const text = readFileSync(entry, 'utf8')
  const exported = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', file = '']) => {
      const declarations = readFileSync(join(dirname(entry), file.replace(/\.js$/, '.d.ts')), 'utf8')
      return names
        .split(',')
        .map((name) => name.replace('type ', '').trim())
        .filter((name) => name !== '')
        .map((name) => readDeclaration(declarations, name))
    },
  )
  return { about: readComment(/^\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? '').about, exported }
}
