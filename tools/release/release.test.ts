import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findReleaseFaults, notesOf } from './release.ts'

const root = join(import.meta.dirname, '../..')
const changelog =
  '# Changelog\n\n## 1.2.3 (2026-12-01)\n\n- New\n\n### Security\n- Safe\n\n## 1.2.2 (2026-11-01)\n- Old\n'
const tree = { manifest: { version: '1.2.3' }, lockfile: { version: '1.2.3' }, changelog }

test('the notes of a release are its section of the changelog', () => {
  expect(notesOf(changelog, '1.2.3')).toBe('- New\n\n### Security\n- Safe')
  expect(notesOf(changelog, '1.2')).toBeUndefined()
})

test('a tree is released under its own version', () => {
  expect(findReleaseFaults('v1.2.3', tree)).toEqual([])
})

test.each([
  ['1.2.3', tree, 'not a version'],
  ['v1.2', tree, 'not a version'],
  ['v1.2.4', tree, 'package.json has version 1.2.3'],
  ['v1.2.3', { ...tree, lockfile: { version: '1.2.2' } }, 'package-lock.json has version 1.2.2'],
  ['v1.2.3', { ...tree, changelog: '## 1.2.2\n- Old\n' }, 'no section 1.2.3'],
  ['v1.2.3', { ...tree, changelog: `## Unreleased\n- Next\n\n${changelog}` }, 'Unreleased'],
])('the tag %s is refused where something does not fit', (tag, wrong, fault) => {
  expect(findReleaseFaults(tag, wrong).join()).toContain(fault)
})

type Workflow = {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>
}

test('the workflows parse, start programs that exist, and put no input of others into a shell', () => {
  const files = globSync('.github/workflows/*.yml', { cwd: root })
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const { jobs } = parse(readFileSync(join(root, file), 'utf8')) as Workflow
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
    expect(commands.length).toBeGreaterThan(0)
    for (const command of commands) {
      expect(command, file).not.toContain('${{')
      for (const [program] of command.matchAll(/(?:tools|\.ci)\/[\w./-]+/g))
        expect(globSync(program, { cwd: root }), file).toHaveLength(1)
    }
  }
})
