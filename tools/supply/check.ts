import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLockFaults, findLooseVersions } from './find-lock-faults.ts'
import { findSecrets } from './find-secrets.ts'
import { withoutFixtures } from './fixtures.ts'
import { findLicenceFaults } from './licences.ts'
import { listLocked } from './lockfile.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const locked = listLocked(read('package-lock.json'))
const manifests = globSync('{package.json,{packages,apps}/*/package.json}', { cwd: root })
// Also uncommitted files; deleted files that git still lists are skipped.
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const findings = files.flatMap((file) => {
  const text = read(file)
  return text.includes('\0') ? [] : findSecrets(file, text)
})
const faults = [
  ...findLockFaults(locked),
  ...manifests.flatMap((path) => findLooseVersions(JSON.parse(read(path))).map((one) => `${path}: ${one}`)),
  ...findLicenceFaults(locked),
  ...withoutFixtures(findings).map(({ file, line, kind }) => `${file}:${line} looks like a ${kind}`),
]

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`${locked.length} packages locked and licensed, no secret in ${files.length} files`)
