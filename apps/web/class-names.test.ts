import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { classNames } from './class-names.ts'

const root = mkdtempSync(join(tmpdir(), 'class-names-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The script and the styles of a page that takes its classes from a module of two, `.used` and `.other`. */
async function built(page: string): Promise<{ script: string; styles: string }> {
  writeFileSync(join(root, 'a.module.css'), '.used { color: red } .other { color: blue }')
  writeFileSync(join(root, 'page.ts'), `import styles from './a.module.css'\n${page}`)
  const results = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [classNames()],
    build: { write: false, lib: { entry: 'page.ts', formats: ['es'], fileName: 'page' } },
  })
  const { output } = Array.isArray(results) && results[0] ? results[0] : { output: [] }
  return {
    script: output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join(''),
    styles: output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join(''),
  }
}

test('a page carries the names of the classes it uses, and no others', async () => {
  const { script } = await built('document.body.className = styles.used')
  expect(script).toMatch(/_used_/)
  expect(script).not.toMatch(/_other_/)
})

test('all styles of the module stay with the page', async () => {
  const { styles } = await built('document.body.className = styles.used')
  expect(styles).toMatch(/_used_.*_other_/)
})

test('a class that the style module does not have breaks the build', async () => {
  await expect(built('document.body.className = styles.absent')).rejects.toThrow('absent')
})
