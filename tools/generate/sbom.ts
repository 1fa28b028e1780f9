// Writes reports/sbom.json, the bill of materials, from package-lock.json.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLocked } from '../supply/lockfile.ts'
import { sbomOf } from '../supply/sbom.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const { name, version } = JSON.parse(read('package.json'))
const sbom = sbomOf(listLocked(read('package-lock.json')), { name, version })
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports/sbom.json'), `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`reports/sbom.json: ${sbom.components.length} packages`)
