// `node tools/release/main.ts v1.2.3` prints the notes of a release, or says what forbids it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findReleaseFaults, notesOf } from './release.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const [tag = ''] = process.argv.slice(2)
const tree = {
  manifest: JSON.parse(read('package.json')),
  lockfile: JSON.parse(read('package-lock.json')),
  changelog: read('CHANGELOG.md'),
}
const faults = findReleaseFaults(tag, tree)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(notesOf(tree.changelog, tag.slice(1)))
