import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aGeonamesLine } from '../../../testing/geonames-line.ts'
import { readDumpSource } from './dump-source.ts'

function aDump(files: Readonly<Record<string, readonly string[]>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'zeri-dump-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, lines] of Object.entries(files)) writeFileSync(join(folder, name), lines.join('\n'))
  return folder
}

/** Columns: name id, place id, language, name, preferred, short, colloquial, historic. */
const names = [
  '1\t498817\tru\tПитер\t\t\t1\t',
  '2\t498817\tru\tСПб\t\t1\t\t',
  '3\t498817\tru\tСанкт-Петербург\t1\t\t\t',
  '4\t498817\tru\tЛенинград\t1\t\t\t1',
  '5\t498817\ten\tSaint Petersburg\t\t\t\t',
  '6\t498817\tde\tSankt Petersburg\t1\t\t\t',
  '7\t536203\tru\tСанкт-Петербург\t\t\t\t',
  '8\t1\tru\tНигде\t1\t\t\t',
]

test('the preferred Russian name is shown; old and colloquial names are only searchable', async () => {
  const folder = aDump({
    'cities500.txt': [aGeonamesLine({ id: 498817, name: 'Saint Petersburg', region: '66' })],
    'alternateNamesV2.txt': names,
    'admin1CodesASCII.txt': ['RU.66\tSt.-Petersburg\tSt.-Petersburg\t536203'],
  })
  const source = await readDumpSource(folder)
  expect(source.places).toHaveLength(1)
  expect(source.russian.get(498817)).toBe('Санкт-Петербург')
  expect(source.english.get(498817)).toBe('Saint Petersburg')
  expect(source.furtherNames.get(498817)?.toSorted()).toEqual(['Ленинград', 'Питер', 'СПб'])
  expect(source.regions.en.get('RU.66')).toBe('St.-Petersburg')
  expect(source.regions.ru.get('RU.66')).toBe('Санкт-Петербург')
  expect(source.russian.has(1)).toBe(false)
})

test('the error names the files that a folder lacks', async () => {
  const folder = aDump({ 'cities500.txt': [] })
  await expect(readDumpSource(folder)).rejects.toThrow('lacks alternateNamesV2.txt, admin1CodesASCII.txt')
})
