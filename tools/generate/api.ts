import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { writeApiPage } from '../packages/api-page.ts'
import { buildPackages } from '../packages/build.ts'
import { readExports } from '../packages/read-exports.ts'

const root = join(import.meta.dirname, '../..')
const outDir = mkdtempSync(join(tmpdir(), 'api-'))
try {
  for (const { name, folder, entries } of await buildPackages(outDir)) {
    const subpaths = Object.entries(entries).map(([subpath, source]) => ({
      path: name + subpath.slice(1),
      ...readExports(join(folder, source.replace(/\.ts$/, '.d.ts'))),
    }))
    if (subpaths.length === 0) continue
    writeFileSync(join(root, 'packages', basename(folder), 'API.md'), writeApiPage(name, subpaths))
    console.log(`${name}: API.md with ${subpaths.flatMap(({ exported }) => exported).length} exports`)
  }
} finally {
  rmSync(outDir, { recursive: true })
}
