import { afterEach, expect, test, vi } from 'vitest'
import { figure, median, needs, percentile, runFigures, withSecondTry } from './figures.ts'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

test.each([
  [0.7, '>= 0.7', true],
  [0.69, '>= 0.7', false],
  [165, '<= 165', true],
  [166, '<= 165', false],
  [0, '= 0', true],
  [1, '= 0', false],
] as const)('%s against %s is ok: %s', (value, bar, ok) => {
  expect(figure('name', value, 'unit', bar).ok).toBe(ok)
})

test('the median of an odd number of values is the middle one', () => {
  expect(median([5, 1, 3])).toBe(3)
})

test('a percentile is the least value that so many do not exceed', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(percentile(values, 0.99)).toBe(198)
  expect(percentile([7], 0.99)).toBe(7)
})

/** Runs two measures, one of which misses its bar when it is small. */
async function run(args: readonly string[]) {
  const [printed, complaints] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
  for (const spy of [printed, complaints]) spy.mockImplementation(() => {})
  const days = async ({ small }: { small: boolean }) => [figure('days', small ? 1 : 0, 'days', '= 0')]
  await runFigures({ days, stars: async () => [figure('stars', 2, 'stars', '>= 1')] }, args)
  const lines = (spy: typeof printed) => spy.mock.calls.map(([line]) => line)
  return { printed: lines(printed), complaints: lines(complaints), exitCode: process.exitCode }
}

test('every measure is printed as a line of JSON', async () => {
  expect(await run([])).toEqual({
    printed: [
      '{"name":"days","value":0,"unit":"days","bar":"= 0","ok":true}',
      '{"name":"stars","value":2,"unit":"stars","bar":">= 1","ok":true}',
    ],
    complaints: [],
    exitCode: 0,
  })
})

test('a figure that misses its bar ends the run with exit code 1', async () => {
  const { printed, exitCode } = await run(['days', '--small'])
  expect(printed).toEqual(['{"name":"days","value":1,"unit":"days","bar":"= 0","ok":false}'])
  expect(exitCode).toBe(1)
})

test('an unknown word lists the known ones and measures nothing', async () => {
  expect(await run(['stars', 'moons'])).toEqual({
    printed: [],
    complaints: ['unknown: moons; known: days, stars'],
    exitCode: 1,
  })
})

test('the words are printed and nothing is measured with --words', async () => {
  expect(await run(['days', '--small', '--words'])).toEqual({
    printed: ['days', 'stars'],
    complaints: [],
    exitCode: 0,
  })
})

test('nothing is measured when one of the measures misses a program', async () => {
  const measure = vi.fn(async () => [])
  const missing = () => {
    throw new Error('wrk is not installed')
  }
  const run = runFigures({ days: measure, load: needs(measure, missing) }, [])
  await expect(run).rejects.toThrow('wrk is not installed')
  expect(measure).not.toHaveBeenCalled()
})

test.each([
  ['a miss that is not repeated does not count', [12, 8], [8]],
  ['a miss that is repeated counts', [12, 11], [11]],
  ['a figure that reached its bar is not measured again', [9, 20], [9]],
])('in a measurement with a second try %s', async (_, [first = 0, second = 0], expected) => {
  const runs = [first, second]
  const measure = withSecondTry(async () => [figure('days', runs.shift() ?? 0, 'µs', '<= 10')])
  expect((await measure({ small: false })).map(({ value }) => value)).toEqual(expected)
})
