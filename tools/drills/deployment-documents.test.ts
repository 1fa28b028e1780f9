import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillIn, listBlocks } from './deployment-documents.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

test('blocks are found under their heading alone, without the installation of packages', () => {
  const page = '## One\n```sh\napt-get install x\nx\n```\ntext\n```\ny\n```\n## Two\n```sh\nz\n```\n'
  expect(listBlocks(page, 'One')).toEqual(['x\n', 'y\n'])
  expect(listBlocks(page, 'Three')).toEqual([])
})

test('a setting is replaced, commented out or not, and a missing one is added', () => {
  expect(fillIn('A=$1\n#B=\n', { B: '$&', C: '2', A: '3' })).toBe('A=3\nB=$&\nC=2\n')
})

test.each([
  ['docs/deploy.md', 'nginx', 2],
  ['docs/deploy.md', 'PgBouncer', 1],
  ['docs/deploy.md', 'systemd', 2],
  ['docs/deploy.md', 'Monitoring', 1],
  ['docs/backup.md', 'Copies and the log', 3],
  ['docs/backup.md', 'Another host', 3],
])('%s has the blocks under %s that the drill of the deployment runs', (page, heading, count) => {
  expect(listBlocks(read(page), heading)).toHaveLength(count)
})
