import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { findWordFaults, mustBePlain } from './plain-words.ts'

/** Prints every word of the list in code, comments and docs, and fails if there is one. */
const notOurs = ['node_modules', 'build', 'dist', 'coverage', '.react-router', 'reports', 'shots']
const files = ['*.md', '{.ci,.github,apps,deploy,docs,e2e,packages,tools}/**/*.*']
  .flatMap((pattern) => globSync(pattern, { exclude: (name) => notOurs.includes(basename(name)) }))
  .filter(mustBePlain)
const faults = files.flatMap((file) => findWordFaults(file, readFileSync(file, 'utf8')))
for (const { file, line, word, instead } of faults) console.error(`${file}:${line} “${word}”: ${instead}`)
if (faults.length > 0) {
  console.error(`\n${faults.length} words of the list in tools/boundaries/plain-words.ts`)
  process.exitCode = 1
} else {
  console.log(`plain words in ${files.length} files`)
}
