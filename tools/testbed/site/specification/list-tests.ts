import { parseSync } from '@swc/core'

type Node = { readonly type: string; readonly [key: string]: unknown }
type Quasi = { readonly cooked?: string }

/** What stands for a value in the name of a test: `%s` and the like, and `$name`. */
const PLACEHOLDER = /%[sdifjo#]|\$\w+(?:\.\w+)*/

/** The name that a test function gets as it is written; a value in a template literal becomes `%s`. */
function titleOf(node: Node | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value)
  if (node?.type !== 'TemplateLiteral') return undefined
  return (node.quasis as Quasi[]).map(({ cooked = '' }) => cooked).join('%s')
}

/** The function that a call begins with: `test` of `test.each(rows)(name, act)`. */
function calledName(callee: Node): string {
  if (callee.type === 'Identifier') return String(callee.value)
  const inner = callee.type === 'MemberExpression' ? callee.object : callee.callee
  return inner ? calledName(inner as Node) : ''
}

/** The names of all tests of a file, with their placeholders. */
export function listTests(file: string, source: string): readonly string[] {
  const names: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const node = value as Node // true enough: lists and positions of the syntax tree have no type
    if (node.type === 'CallExpression' && calledName(node.callee as Node) === 'test') {
      const [first] = node.arguments as { readonly expression: Node }[]
      const title = titleOf(first?.expression)
      if (title !== undefined) names.push(title)
    }
    Object.values(node).forEach(visit)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body)
  return names
}

/** What must be written somewhere for a value to come from a table: the text itself, or the texts within an object. */
function partsOf(value: string): readonly string[] {
  const quoted = [...value.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text)
  return quoted.length > 0 ? quoted : [value]
}

/**
 * Whether a filled-in name belongs to a test of the file. Each filled-in value must also be written in one of the
 * texts: the file itself, or the files with its rows.
 * @example namesTest('a 404 in ru leaves for /404', 'a 404 in %s leaves for %s', ["['ru', '/404']"]) // true
 */
export function namesTest(name: string, written: string, texts: readonly string[]): boolean {
  if (name === written) return true
  const literal = written.split(PLACEHOLDER).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const filled = new RegExp(`^${literal.join('(.*?)')}$`, 's').exec(name)
  if (!filled || literal.length === 1) return false
  return filled
    .slice(1)
    .flatMap(partsOf)
    .every((part) => texts.some((text) => text.includes(part)))
}
