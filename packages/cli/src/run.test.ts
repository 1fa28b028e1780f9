import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import { runWords } from './testing/run-words.ts'
import { version } from './version.ts'

test('the version is that of the package', async () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  expect(version).toBe(manifest.version)
  expect(await runWords(['--version'])).toEqual({ code: 0, out: version, err: '' })
})

test('LANG chooses the language, and --lang wins over it', async () => {
  const russian = await runWords([], { env: { LANG: 'ru_RU.UTF-8' } })
  expect(russian.out).toMatch(/^zeri: китайский альманах/)
  expect((await runWords(['--lang', 'en'], { env: { LANG: 'ru_RU.UTF-8' } })).out).toMatch(
    /^zeri: the Chinese/,
  )
  expect((await runWords([], { env: { LC_ALL: 'C', LANG: 'ru_RU.UTF-8' } })).out).toMatch(
    /^zeri: the Chinese/,
  )
})

test.each(commands)('the help of $name has examples in both languages', async ({ name }) => {
  for (const locale of ['en', 'ru']) {
    const { out } = await runWords(['help', name, '--lang', locale])
    expect(out.match(new RegExp(`^  zeri ${name}`, 'gm'))?.length).toBeGreaterThanOrEqual(3)
    expect((await runWords([name, '--help', '--lang', locale])).out).toBe(out)
  }
})

test('colour appears on a terminal only, and not with NO_COLOR, a dumb terminal or --no-color', async () => {
  const isColoured = async (...args: Parameters<typeof runWords>): Promise<boolean> =>
    (await runWords(...args)).out.includes('\u001b[')
  expect(await isColoured(['day'])).toBe(false)
  expect(await isColoured(['day'], { isTerminal: true })).toBe(true)
  expect(await isColoured(['day'], { isTerminal: true, env: { NO_COLOR: '1' } })).toBe(false)
  expect(await isColoured(['day'], { isTerminal: true, env: { TERM: 'dumb' } })).toBe(false)
  expect(await isColoured(['day', '--no-color'], { isTerminal: true })).toBe(false)
  expect(await isColoured(['day', '--json'], { isTerminal: true })).toBe(false)
})

test.each([
  [['dya'], 'there is no command “dya”; did you mean zeri day?'],
  [['day', '--plaec', 'X'], 'there is no option --plaec; did you mean --place?'],
  [['day', '--place'], '--place needs a value after it'],
  [['day', '--place', '--json'], '--place needs a value after it'],
  [['day', '--json=yes'], '--json takes no value: write --json alone'],
  [['day', '2026-02-30'], 'there is no day 2026-02-30 in the calendar'],
  [['day', '1899-12-31'], 'the almanac covers 1900 to 2100, not 1899'],
  [['day', 'soon'], '“soon” is no date; write it like 2026-11-16, or today, tomorrow, yesterday'],
  [['day', '2026-11-16', 'London'], '“London” is one argument too many; a value with spaces needs quotes'],
  [['day', '--lang', 'de'], '--lang is en or ru, not “de”'],
  [['day', '--place', 'Londn'], 'did you mean London? Otherwise write --lat, --lon and --zone'],
  [
    ['day', '--lat', '95', '--lon', '0', '--zone', 'UTC'],
    '--lat is a number of degrees from -90 to 90, not “95”',
  ],
  [['day', '--lat', '1'], '--lat, --lon and --zone go together'],
  [['day', '--lat', '1', '--lon', '2', '--zone', 'Mars/Base'], '“Mars/Base” is no time zone'],
  [['month', '2026-13'], '“2026-13” is no month from 1900 to 2100; write it like 2026-11'],
  [['chart'], 'a chart needs the date of birth'],
  [['chart', '1990-05-17'], 'a chart needs the place of birth'],
  [['chart', '1990-05-17', '25:00', '--place', 'Moscow'], '“25:00” is no time; write it like 08:30'],
  [['chart', '1985-03-31', '02:30', '--place', 'Moscow'], 'choose --offset +03:00 or --offset +04:00'],
  [
    ['chart', '1985-09-29', '02:30', '--place', 'Moscow'],
    'showed that time twice; choose --offset +04:00 or --offset +03:00',
  ],
  [['convert'], 'convert takes one date'],
  [
    ['convert', '--lunar', '2025-leap7-1'],
    'the lunar year 2025 has no leap month 7; its leap month is 2025-leap6',
  ],
  [['convert', '--lunar', '2026-leap1-1'], 'it has no leap month at all'],
  [['convert', '--lunar', '2025-leap6-30'], 'that lunar month has 29 days, so there is no day 30'],
  [['convert', '--lunar', '2100-12-29'], 'that day is 2101-01-28, and the almanac covers 1900 to 2100'],
  [['convert', '--pillars', 'jia-chou'], '“jia-chou” is none of the sixty pillars'],
  [['choose', 'wedding'], 'ratings come from the site: set ZERI_URL or write --url'],
])('%j is refused in one line that names what is right', async (line, words) => {
  const { code, out, err } = await runWords(line)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(words)
  expect(err.split('\n')).toHaveLength(1)
  expect((await runWords([...line, ...(line.includes('--lang') ? [] : ['--lang', 'ru'])])).code).toBe(2)
})
