import { basename } from 'node:path'

/**
 * Words a stranger would not understand in code. Each rule names what to write instead. The texts of the almanac, of the
 * articles and of the interface are not read: imagery belongs there.
 */
type WordRule = {
  readonly name: string
  /** Where the pattern is looked for: one identifier or file name split into lower-case words, or prose. */
  readonly in: 'names' | 'types' | 'prose'
  readonly pattern: RegExp
  readonly instead: string
}

const wordRules: readonly WordRule[] = [
  { name: 'asked', in: 'names', pattern: /\basked\b/, instead: 'the noun: query, request, input' },
  { name: 'told', in: 'names', pattern: /\btold\b/, instead: 'the noun: notice, entry, input' },
  { name: 'door', in: 'names', pattern: /\bdoors?\b/, instead: 'route, endpoint, request listener' },
  { name: 'heed', in: 'names', pattern: /\bheed/, instead: 'wait for' },
  { name: 'tell', in: 'names', pattern: /\btell(?:s|ing)?\b/, instead: 'notify, apply, describe, show' },
  { name: 'give', in: 'names', pattern: /\bgives?\b/, instead: 'grant, return' },
  { name: 'kept', in: 'names', pattern: /\bkept\b/, instead: 'cached, stored, saved' },
  { name: 'anew', in: 'names', pattern: /\banew\b/, instead: 'again' },
  { name: 'walk', in: 'names', pattern: /\bwalk(?:s|ed)?\b/, instead: 'crawl, visit' },
  { name: 'house', in: 'names', pattern: /\bhouse\b/, instead: 'app' },
  { name: 'carrier', in: 'names', pattern: /\bcarriers?\b/, instead: 'channel' },
  {
    name: 'Asked, Told, Answer, Doors as types',
    in: 'types',
    pattern: /\b(?:asked|told|answers?|doors)$/,
    instead: 'the noun: DayQuery, PaymentNotice, FormResult, RouteDeps',
  },
  { name: 'door', in: 'prose', pattern: /\bdoors?\b/i, instead: 'route, endpoint' },
  { name: 'heed', in: 'prose', pattern: /\bheed/i, instead: 'wait for' },
  {
    name: 'kept page',
    in: 'prose',
    pattern:
      /\bkept (?:pages?|answers?|pictures?|responses?)\b|\b(?:pages?|answers?|responses?) (?:is|are|was|were) kept\b/i,
    instead: 'cached page, stored row',
  },
  { name: 'anew', in: 'prose', pattern: /\banew\b/i, instead: 'again, rendered, a cache miss' },
  {
    name: 'program of a page',
    in: 'prose',
    pattern: /\bprograms? of (?:a|the|its|their|this) pages?\b/i,
    instead: 'hydration',
  },
  { name: 'whoever', in: 'prose', pattern: /\bwhoever\b/i, instead: 'a client, a visitor, anyone' },
  {
    name: 'comes with a token',
    in: 'prose',
    pattern:
      /\b(?:comes?|came|coming) with (?:a|no|the) (?:token|session)\b|\bbrings? (?:nothing|a token|no token)\b/i,
    instead: 'the signed-in user, a request with a session',
  },
  { name: 'the house', in: 'prose', pattern: /\b(?:the|this|our) house\b/i, instead: 'the app, the project' },
]

export type WordFault = {
  readonly file: string
  readonly line: number
  readonly word: string
  readonly instead: string
}

type Part = { readonly kind: 'code' | 'comment' | 'string'; readonly text: string; readonly line: number }

const LEXEMES =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<regexp>(?<=[(,=:[!&|?{};\n]\s*|return )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*)/g

/** Splits TypeScript into comments, strings and the rest; exact enough to tell a name from prose. */
function splitSource(source: string): Part[] {
  const parts: Part[] = []
  let [end, line] = [0, 1]
  const add = (kind: Part['kind'], text: string) => {
    parts.push({ kind, text, line })
    line += text.split('\n').length - 1
  }
  for (const match of source.matchAll(LEXEMES)) {
    add('code', source.slice(end, match.index))
    add(match.groups?.comment === undefined ? 'string' : 'comment', match[0])
    end = match.index + match[0].length
  }
  add('code', source.slice(end))
  return parts
}

/** @example splitName('useTellAnswer') // 'use tell answer' */
export function splitName(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[_$.-]+/g, ' ')
    .toLowerCase()
}

/** Names of the API, of the database, of stored jobs and of libraries stay as they are, in the files that meet them. */
const wireNames: ReadonlyMap<string, RegExp> = new Map([
  ['keptUntil', /./],
  ['askedAt', /./],
  ['asked_at', /./],
  ['carrier', /reminder|monitoring/],
  ['reminder_carriers', /grant-access/],
  ['told', /features\/content\/|fuzz\/messages/],
  ['walkTokens', /markdown/],
])

const rulesIn = (where: WordRule['in']): WordRule[] => wordRules.filter((rule) => rule.in === where)

function findIn(where: WordRule['in'], text: string, at: { file: string; line: number }): WordFault[] {
  return rulesIn(where)
    .filter(({ pattern }) => pattern.test(text))
    .map(({ name, instead }) => ({ ...at, word: name, instead }))
}

function findInNames(file: string, { text, line }: Part): WordFault[] {
  return text.split('\n').flatMap((code, index) => {
    const at = { file, line: line + index }
    const names = new Set(code.match(/[A-Za-z_$][\w$]*/g)?.filter((name) => !wireNames.get(name)?.test(file)))
    const types = [...code.matchAll(/\b(?:type|interface)\s+([A-Z]\w*)/g)].map(([, name = '']) => name)
    return [
      ...[...names].flatMap((name) => findIn('names', splitName(name), at)),
      ...types.flatMap((name) => findIn('types', splitName(name), at)),
    ]
  })
}

function findInProse(file: string, text: string, line: number): WordFault[] {
  return text.split('\n').flatMap((words, index) => findIn('prose', words, { file, line: line + index }))
}

/** Every word of the list in one file: in its name, in its identifiers, in its comments or its prose. */
export function findWordFaults(file: string, source: string): WordFault[] {
  const inName = findIn('names', splitName(basename(file)), { file, line: 0 })
  if (!/\.(?:ts|tsx)$/.test(file)) return [...inName, ...findInProse(file, source, 1)]
  const inSource = splitSource(source).flatMap((part) => {
    if (part.kind === 'code') return findInNames(file, part)
    return part.kind === 'comment' ? findInProse(file, part.text, part.line) : []
  })
  return [...inName, ...inSource]
}

/** Whether the list applies to a file: not to texts for visitors, to what is generated, nor to the list itself. */
export function mustBePlain(file: string): boolean {
  if (/^(?:content|packages\/contract\/openapi|docs\/(?:glossary|licences)\.md)/.test(file)) return false
  if (/\.generated\.ts$|platform\/db\/schema\.ts$|boundaries\/plain-words(?:\.test)?\.ts$/.test(file))
    return false
  return /\.(?:ts|tsx|css|md|sh|ya?ml|conf|template|service|timer|lua)$/.test(file)
}
