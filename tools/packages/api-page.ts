import type { Exported } from './read-exports.ts'

/** A subpath of a package with what it exports. */
export type Subpath = {
  readonly path: string
  readonly about: string
  readonly exported: readonly Exported[]
}

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``

/** What readers type: a function without the word, a value without its table. */
const shown = ({ kind, declaration }: Exported): string =>
  kind === 'type' ? declaration : declaration.replace(/^(?:function|const) /, '')

function writeExported(one: Exported): string {
  return [
    `#### ${one.name}`,
    one.about,
    fenced('ts', shown(one)),
    ...(one.examples.length > 0 ? [fenced('js', one.examples.join('\n'))] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const groups = [
  ['function', 'Functions'],
  ['const', 'Values'],
  ['type', 'Types'],
] as const

function writeSubpath({ path, about, exported }: Subpath): string {
  const parts = groups.flatMap(([kind, title]) => {
    const ofKind = exported.filter((one) => one.kind === kind)
    return ofKind.length === 0 ? [] : [`### ${title}`, ...ofKind.map(writeExported)]
  })
  return [`## ${path}`, about, ...parts].join('\n\n')
}

/** The reference of a package: every function, value and type of its subpaths. */
export function writeApiPage(name: string, subpaths: readonly Subpath[]): string {
  return `# API of ${name}

Everything that can be imported. The line under a function or value is an example and its result; tests run each from the
packed file. Written from the declarations by \`npm run generate\`.

${subpaths.map(writeSubpath).join('\n\n')}
`
}

/** The examples of a reference: an expression and its result, with a note after two spaces. */
export function listApiExamples(
  page: string,
): readonly { readonly expression: string; readonly expected: string }[] {
  return [...page.matchAll(/^```js\n(.*?)\n```$/gms)].flatMap(([, code = '']) =>
    code.split('\n').map((line) => {
      const [expression = '', result = ''] = line.split(' // ', 2)
      return { expression, expected: result.trim().split(/ {2,}/, 1)[0] ?? '' }
    }),
  )
}
