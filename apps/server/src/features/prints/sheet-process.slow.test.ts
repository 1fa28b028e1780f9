import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { expect, onTestFinished, test } from 'vitest'
import { aSheet, sheetBirth } from '../../../../../tools/testbed/prints/sheets.ts'
import { aPlace } from '../../testing/place.ts'
import { toAlmanacBirth } from '../bazi/index.ts'
import { createRenderSheet, type RenderSheet, type SheetInput } from './render-sheet.ts'
import { createSheetProcess, type SheetProcess } from './sheet-process.ts'

const broken = join(import.meta.dirname, '../../testing/broken-sheets.ts')
const nothing = () => {}
const month: SheetInput = aSheet({ kind: 'month', locale: 'ru' })

function open(options: Parameters<typeof createSheetProcess>[0] = {}): SheetProcess {
  const sheets = createSheetProcess(options)
  onTestFinished(() => sheets.close())
  return sheets
}
const act = async (sheets: SheetProcess, product: string) =>
  (await sheets.render({ ...month, product }, nothing)).toString()

test('the process makes the same bytes as this one would, and reports progress', async () => {
  const own = {
    person: { chart: natalChart(toAlmanacBirth(sheetBirth), natalRules), access: 'paid' },
    name: 'Ольга',
  } as const
  const sheets = open()
  for (const input of [month, { ...month, own, place: aPlace() }]) {
    const seen: number[] = []
    const pdf = await sheets.render(input, (percent) => seen.push(percent))
    expect(pdf.equals(await createRenderSheet()(input, nothing))).toBe(true)
    expect(seen).toEqual([70, 85])
  }
})

test.each(['hang', 'crash', 'exhaust', 'refuse'])(
  'a process that does this fails one sheet, and the next is made by another: %s',
  async (fault) => {
    const sheets = open({ program: broken, timeoutMs: 4_000, maxHeapMb: 32 })
    const before = await act(sheets, 'nothing')
    await expect(act(sheets, fault)).rejects.toMatchObject({
      code: { hang: 'SHEET_TIMEOUT', refuse: 'RangeError' }[fault] ?? 'SHEET_PROCESS_ENDED',
    })
    expect(await act(sheets, 'nothing')).not.toBe(before)
    expect(isRunning(Number(before))).toBe(false)
  },
)

test('sheets are made one at a time by one process, and ten at once is more than wait', async () => {
  const sheets = open({ program: broken })
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => act(sheets, 'nothing')))
  const pids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect([pids.length, new Set(pids).size]).toEqual([9, 1])
})

test('the process has no setting of ours and may not write', async () => {
  const sheets = open({ program: broken })
  expect((await act(sheets, 'environment')).split(',')).not.toContain('PATH')
  expect(await act(sheets, 'environment')).toMatch(/^(?:NODE_\w+,?)+$/)
  await expect(act(sheets, 'write')).rejects.toMatchObject({ code: 'ERR_ACCESS_DENIED' })
})

test('an idle process ends', async () => {
  const sheets = open({ program: broken, idleMs: 50 })
  const pid = Number(await act(sheets, 'nothing'))
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('the process ends with the worker, however that ends', async () => {
  const script = `
    import { createSheetProcess } from ${JSON.stringify(join(import.meta.dirname, 'sheet-process.ts'))}
    const sheets = createSheetProcess({ program: ${JSON.stringify(broken)} })
    const pid = await sheets.render({ product: 'nothing' }, () => {})
    process.stdout.write(String(pid), () => process.kill(process.pid, 'SIGKILL'))`
  let output = ''
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' })
  } catch (error) {
    output = String((error as { stdout: Buffer }).stdout) // true: a process that was killed has its output in the error
  }
  expect(Number(output)).toBeGreaterThan(0)
  await expect.poll(() => isRunning(Number(output))).toBe(false)
})

/** Whether a process runs; one that has ended and that nobody has collected yet does not. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

/** The processor time that three years cost this process, in milliseconds. */
async function costHereMs(render: RenderSheet): Promise<number> {
  const years = [2025, 2026, 2027].map((year): SheetInput => ({ ...month, kind: 'year', month: null, year }))
  for (const year of years) await render(year, nothing) // opens the fonts, judges the days
  const before = process.cpuUsage()
  for (const year of years) await render(year, nothing)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('years cost the worker nothing; drawn in the worker they cost it most of a second', async () => {
  const { render } = open()
  // Other work of this process can only add to a round.
  const apart = Math.min(await costHereMs(render), await costHereMs(render), await costHereMs(render))
  const within = await costHereMs(createRenderSheet())
  expect(within).toBeGreaterThan(300)
  expect(apart).toBeLessThan(within / 10)
})
