import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text of the pages of one juan, in their order, by mark such as `010-29a`. */
type Juan = { readonly marks: readonly string[]; readonly texts: readonly string[] }

/** The transcription of the books: juan by the number before the leaf. */
export type Canon = ReadonlyMap<string, Juan>

/** What a print has between its characters: line ends, spaces and paragraph marks. */
const bare = (text: string): string => text.replace(/[\s\u3000¶]/g, '')

function readJuan(text: string): Juan {
  const [, ...parts] = text.split(/<pb:[^_>]*_[^_>]*_/)
  return {
    marks: parts.map((part) => part.slice(0, part.indexOf('>'))),
    texts: parts.map((part) => bare(part.slice(part.indexOf('>') + 1))),
  }
}

/** Reads a folder of transcribed juan; `prefix` names the book, as `xieji`. */
export function readCanon(folder: string, prefix = 'xieji'): Canon {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const named = files.filter((file) => file.startsWith(`${prefix}-`) && file.endsWith('.txt'))
  return new Map(
    named.map((file) => [
      file.slice(prefix.length + 1, -'.txt'.length),
      readJuan(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
}

/** Whether a quotation begins on its page and ends there or on the next. */
export function isQuoted(canon: Canon, at: string, quotation: string): boolean {
  const juan = canon.get(at.split('-')[0] ?? '')
  const place = juan?.marks.indexOf(at) ?? -1
  if (!juan || place < 0 || quotation === '') return false
  const own = juan.texts[place] ?? ''
  const start = `${own}${juan.texts[place + 1] ?? ''}`.indexOf(quotation)
  return start >= 0 && start < own.length
}

/** Rows of a table with commas and quotes, by column. */
export function parseTable(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
  return rows.map((row) => Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])))
}
