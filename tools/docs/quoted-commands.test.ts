import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const pages = ['*.md', '.github/**/*.md', '{docs,packages,apps,tools,content}/**/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') || name.endsWith('dist') }),
)
// Articles link to pages of the site, not to files; their own check follows those links.
const written = pages.filter((page) => !/^content\/(?:en|ru)\//.test(page))
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).scripts

/** The root scripts a text tells its reader to run: `npm run x`, `npm test`, `npm start`. */
function listQuotedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run (?:-s )?([a-z][\w:-]*)|(test|start)\b)/g)].map(
    ([, named, short]) => named ?? short ?? '',
  )
}

/** The files a page links to, without the anchors; links to the web and to parts of the page itself are left out. */
function listLinkedFiles(text: string): string[] {
  const outsideCode = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return [...outsideCode.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}

/** The files of this repository that a page names by their whole path; patterns and placeholders are left out. */
function listQuotedFiles(text: string): string[] {
  return [...text.matchAll(/`((?:apps|packages|tools|deploy|e2e)\/[\w@./-]+\.[a-z]+)`/g)].map(
    ([, path = '']) => path,
  )
}

const read = (page: string): string => readFileSync(join(root, page), 'utf8')

// The changelog also names commands of its time.
const current = written.filter((page) => page !== 'CHANGELOG.md')

test.each(current)('every command quoted in %s is a script of package.json', (page) => {
  const unknown = listQuotedScripts(read(page)).filter((name) => !(name in scripts))
  expect(unknown).toEqual([])
})

test.each(written)('every link of %s leads to a file', (page) => {
  const lost = listLinkedFiles(read(page)).filter((target) => !existsSync(join(root, dirname(page), target)))
  expect(lost).toEqual([])
})

test.each(current)('every file of ours named in %s exists', (page) => {
  expect(listQuotedFiles(read(page)).filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('a command, a link or a file that does not exist is noticed', () => {
  const text =
    'Run `npm run tidy -- all`, then `npm test`; see [here](lost.md#part) or [there](https://a.example).'
  expect(listQuotedScripts(text)).toEqual(['tidy', 'test'])
  expect(listLinkedFiles(text)).toEqual(['lost.md'])
  expect(listQuotedFiles('`tools/lost/a.ts`, `tools/<word>/b.ts`, `c.ts`')).toEqual(['tools/lost/a.ts'])
})

test('docs/commands.md lists every root script', () => {
  const quoted = listQuotedScripts(read('docs/commands.md'))
  expect(Object.keys(scripts).filter((name) => !quoted.includes(name))).toEqual([])
})
