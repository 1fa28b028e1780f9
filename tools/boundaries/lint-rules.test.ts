import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Lints one component with the project's own configuration. */
function lint(source: string): { readonly failed: boolean; readonly output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  writeFileSync(join(folder, 'names.tsx'), source)
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', 'names.tsx'],
    { cwd: folder, encoding: 'utf8' },
  )
  return { failed: status !== 0, output: stdout + stderr }
}

const sound = `import { useEffect, useState } from 'react'
export function Names({ names, onShow }: { names: string[]; onShow: (count: number) => void }) {
  const [count, setCount] = useState(0)
  useEffect(() => onShow(count), [onShow, count])
  return names.map((name) => (
    <button type="button" key={name} onClick={() => setCount(count + 1)}>{name}</button>
  ))
}
`

test('a component that follows the rules of hooks passes', () => {
  expect(lint(sound)).toMatchObject({ failed: false })
})

test.each([
  ['a hook behind a condition', 'useHookAtTopLevel', [['  useEffect', '  if (names.length > 0) useEffect']]],
  ['an effect that leaves out a dependency', 'useExhaustiveDependencies', [['[onShow, count]', '[onShow]']]],
  ['an effect with a needless dependency', 'useExhaustiveDependencies', [['count]', 'count, names]']]],
  [
    'an index as a key',
    'noArrayIndexKey',
    [
      ['(name) => (', '(name, at) => ('],
      ['key={name}', 'key={at}'],
    ],
  ],
] as const)('%s is refused', (_name, rule, changes) => {
  const planted = changes.reduce((source, [written, instead]) => source.replace(written, instead), sound)
  expect(planted).not.toBe(sound)
  const { failed, output } = lint(planted)
  expect(failed).toBe(true)
  expect(output).toContain(rule)
})
