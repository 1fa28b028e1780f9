import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMutants } from './mutants.ts'
import { copyTree } from './tree-copy.ts'

const root = join(import.meta.dirname, '../..')

test.each(readMutants())('the mutant $name fits the product as it is', ({ patch }) => {
  const { stderr } = spawnSync('git', ['apply', '--check', '-'], {
    cwd: root,
    input: patch,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
})

const file = 'packages/contract/package.json'

/** A patch that changes the second line of a file. */
const patchOf = ([first = '', second = '', third = '']: readonly string[]) => `Drill: none

diff --git a/${file} b/${file}
--- a/${file}
+++ b/${file}
@@ -1,3 +1,3 @@
 ${first}
-${second}
+${second.replace('@zeri/contract', '@zeri/mutant')}
 ${third}
`

test('a patch changes the copy, whose packages are its own, and not the tree', () => {
  const read = (folder: string) => readFileSync(join(folder, file), 'utf8')
  const before = read(root)
  const patch = patchOf(before.split('\n'))
  const copy = copyTree(root)
  try {
    copy.apply(patch)
    expect(read(copy.folder)).toContain('@zeri/mutant')
    expect(realpathSync(join(copy.folder, 'node_modules/@zeri/contract'))).toBe(
      realpathSync(join(copy.folder, 'packages/contract')),
    )
    expect(() => copy.apply(patch)).toThrow('does not apply')
    expect(read(root)).toBe(before)
  } finally {
    copy.remove()
  }
})
