import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kind, listKinds, type WordOfKind } from '@zeri/lexicon'

const cell = (text = ''): string => text.replaceAll('|', '\\|')

function rowOf({ id, zh, pinyin, name, short }: WordOfKind): string {
  const meaning = short ? `${short.en}<br>${short.ru}` : ''
  return `| \`${id}\` | ${cell(zh)} | ${cell(pinyin)} | ${cell(name.en)} | ${cell(name.ru)} | ${cell(meaning)} |`
}

/** A section of the glossary: a heading and a table. */
function sectionOf({ title, words }: Kind): string {
  return [
    `## ${title}`,
    '',
    '| id | 中文 | pinyin | English | Russian | meaning |',
    '|---|---|---|---|---|---|',
    ...words.map(rowOf),
    '',
  ].join('\n')
}

/** The glossary as a page: every kind of word, with its Chinese, both names and its line. */
export function writeGlossary(kinds: readonly Kind[]): string {
  const count = kinds.reduce((sum, { words }) => sum + words.length, 0)
  return `# Glossary

${count} words of the almanac in ${kinds.length} kinds: how the code calls a thing, how the Chinese books write it, and what readers
see in English and Russian. Ids that are numbers are places in a cycle, counted as the almanac counts them.

${kinds.map(sectionOf).join('\n')}
This page is written from \`packages/lexicon\` by \`npm run generate\`.
`
}

if (import.meta.main) {
  const kinds = listKinds()
  writeFileSync(join(import.meta.dirname, '../../docs/glossary.md'), writeGlossary(kinds))
  console.log(`glossary.md: ${kinds.flatMap(({ words }) => words).length} words`)
}
