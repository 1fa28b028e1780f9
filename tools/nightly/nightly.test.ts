import { expect, test } from 'vitest'
import { readMeasured, withRecorded } from '../docs/measured-page.ts'
import { planSteps, type Step } from './plan.ts'
import { listOtherLines, readFigures, writeNumber } from './read-figures.ts'
import { type Circumstances, hasFailed, judgeStep, type StepResult, writeReport } from './report.ts'
import { rowsOf } from './rows-of.ts'

const programs = [
  { script: 'build', minutes: 15 },
  {
    script: 'bench',
    words: 'every',
    isMeasuring: true,
    minutes: 30,
    minutesOf: { soak: 60 },
    recording: ['soak'],
  },
  { script: 'drills', words: 'every', isMeasuring: true, minutes: 40 },
  { script: 'drills', words: ['mutants'], isMeasuring: true, isFullOnly: true, minutes: 90 },
] as const
const words: Readonly<Record<string, readonly string[]>> = {
  bench: ['app', 'soak'],
  drills: ['crash', 'app'],
}
type Wishes = Parameters<typeof planSteps>[2]
const everything: Wishes = { only: [], small: false, record: false }
const plan = (wishes: Partial<Wishes>) =>
  planSteps(programs, (script) => words[script] ?? [], { ...everything, ...wishes })

test('every word of a script is a step, in the order of the plan', () => {
  expect(plan({}).map(({ id, minutes }) => `${id} ${minutes}`)).toEqual([
    'build 15',
    'bench:app 30',
    'bench:soak 60',
    'drills:crash 40',
    'drills:app 40',
    'drills:mutants 90',
  ])
})

test('a script that prints no words is one step', () => {
  expect(planSteps(programs, () => [], everything).map(({ id }) => id)).toContain('bench')
})

test.each([
  [['drills'], ['drills:crash', 'drills:app', 'drills:mutants']],
  [['app'], ['bench:app', 'drills:app']],
  [
    ['build', 'bench:app'],
    ['build', 'bench:app'],
  ],
])('only %s runs %s', (only, expected) => {
  expect(plan({ only }).map(({ id }) => id)).toEqual(expected)
})

test('a word that no script knows is refused', () => {
  expect(() => plan({ only: ['crash', 'moons'] })).toThrow('unknown: moons; known: build, bench:app')
})

test('a small night passes its size on, and leaves out what has one size', () => {
  expect(plan({ small: true }).map(({ args }) => args.join(' '))).toEqual([
    '',
    'app --small',
    'soak --small',
    'crash --small',
    'app --small',
  ])
})

test('only benches that docs/scale.md rests on are recorded by themselves', () => {
  const recording = plan({ record: true }).filter(({ args }) => args.includes('--record'))
  expect(recording.map(({ command }) => command)).toEqual(['npm run bench -- soak'])
})

const line = (name: string, value: number | null, ok: boolean) =>
  JSON.stringify({ name, value, unit: 's', bar: '<= 5', ok })

test('figures are found among other lines of the output', () => {
  const output = [
    '> zeri',
    line('back', 4.4, true),
    '{"name":"cut off',
    '{"name":"other"}',
    line('late', 6, false),
  ]
  expect(listOtherLines(output.join('\n'))).toEqual([output[0], output[2], output[3]])
  expect(readFigures(output.join('\n')).map(({ name, value, ok }) => [name, value, ok])).toEqual([
    ['back', 4.4, true],
    ['late', 6, false],
  ])
})

test('a value that was never measured misses its bar', () => {
  expect(readFigures(line('never', null, true))[0]?.ok).toBe(false)
})

test.each([
  [10_185, '10 185'],
  [1_234_567.25, '1 234 567.25'],
  [0.4444, '0.4444'],
  [999, '999'],
  [-1_500, '-1 500'],
])('%s is written as %s', (value, expected) => {
  expect(writeNumber(value)).toBe(expected)
})

const step: Step = {
  id: 'drills:crash',
  command: 'npm run drills -- crash',
  script: 'drills',
  word: 'crash',
  args: ['crash'],
  isMeasuring: true,
  minutes: 40,
}
const [good, bad] = [readFigures(line('back', 4.4, true)), readFigures(line('late', 6, false))]

test.each([
  ['passed', good, { code: 0, isTooLong: false, small: false }],
  ['failed', good, { code: 1, isTooLong: false, small: false }],
  ['failed', good, { code: null, isTooLong: false, small: false }],
  ['failed', bad, { code: 0, isTooLong: false, small: false }],
  ['too long', good, { code: null, isTooLong: true, small: false }],
  ['nothing measured', [], { code: 0, isTooLong: false, small: false }],
  ['passed', [], { code: 0, isTooLong: false, small: true }],
] as const)('a step has %s with the figures %j that ends with %j', (outcome, figures, ending) => {
  expect(judgeStep(step, figures, ending)).toBe(outcome)
})

const about: Circumstances = {
  startedAt: new Date('2026-11-18T01:17:00Z'),
  commit: '0123456789',
  small: false,
  machine: '2 × Some 2.5GHz, 8 GiB',
  programs: 'node v24, PostgreSQL 15',
}
const passed: StepResult = {
  step,
  outcome: 'passed',
  seconds: 3725,
  loadBefore: 0.12,
  figures: good,
  lastLines: ['all is well'],
}
const failed: StepResult = {
  ...passed,
  step: { ...step, id: 'drills:disk', command: 'npm run drills -- disk' },
  outcome: 'failed',
  seconds: 61,
  figures: bad,
  lastLines: ['Error: no space', '    at fill'],
}

test('the report has circumstances, steps, figures and the last lines of what failed', () => {
  const report = writeReport(about, [passed, failed])
  expect(report).toContain(
    '# Nightly 2026-11-18\n\n1 of 2 steps passed, 1 figures missed their bar, in 1 h 3 min.',
  )
  for (const text of [about.commit, about.machine, about.programs]) expect(report).toContain(text)
  expect(report).toContain('| `npm run drills -- crash` | 1 h 2 min | passed | 1 | 0 | 0.1 |')
  expect(report).toContain('| `npm run drills -- disk` | 1 min 1 s | **failed** | 1 | 1 | 0.1 |')
  expect(report).toContain('| drills:disk | late | 6 s | <= 5 | **no** |')
  expect(report).toContain(
    '### drills:disk: failed after 1 min 1 s\n\n```text\nmissed: late: 6 s, <= 5\nError: no space\n    at fill\n```',
  )
  expect(report).not.toContain('all is well')
})

test('a night without a failure says so', () => {
  expect(writeReport(about, [passed])).toContain('## Failures\n\nNone.\n')
})

test('a night fails with one failed step, and without any step', () => {
  expect([[passed], [passed, failed], []].map(hasFailed)).toEqual([false, true, true])
})

const page = `# Measured

## Crash
Quoted in [backups](backup.md#drilled) and [the readme](../README.md).

| figure | value | bar | command | date | commit | machine |
|---|---|---|---|---|---|---|
| back | 9 s | <= 5 | \`npm run drills -- crash\` | 2026-01-01 | old | two cores |
| back | 8 s | <= 5 | \`npm run drills -- disk\` | 2026-01-01 | old | two cores |
`

test('a recorded figure replaces the row of its command alone', () => {
  const written = withRecorded(page, rowsOf(passed, about))
  expect(written.split('\n')).toEqual(
    page
      .split('\n')
      .with(
        7,
        '| back | 4.4 s | <= 5 | `npm run drills -- crash` | 2026-11-18 | 0123456789 | 2 × Some 2.5GHz, 8 GiB, load 0.1 before |',
      ),
  )
})

test('a new figure follows those of its command, and a new command has a part of its own', () => {
  const [group, ...others] = readMeasured(withRecorded(page, rowsOf(failed, about)))
  expect(group?.rows.map(({ figure, value }) => [figure, value])).toEqual([
    ['back', '9 s'],
    ['back', '8 s'],
    ['late', '6 s'],
  ])
  expect(others).toEqual([])
  const other = { ...failed, step: { ...step, command: 'npm run drills -- moon' } }
  expect(readMeasured(withRecorded(page, rowsOf(other, about))).at(-1)?.rows).toHaveLength(1)
})

test('rows are recorded neither of what was not measured nor of accuracy, which has a page of its own', () => {
  expect(rowsOf({ ...passed, figures: readFigures(line('never', null, false)) }, about)).toEqual([])
  expect(rowsOf({ ...passed, step: { ...step, script: 'accuracy' } }, about)).toEqual([])
})

test('a part of the page names the sections that quote it', () => {
  expect(readMeasured(page)[0]?.quotedIn).toEqual(['docs/backup.md#drilled', 'README.md'])
})
