import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { createZoneClocks } from '../../../platform/zone-clock.ts'
import { defaultPlace } from '../../places/index.ts'
import { createPainter } from './painter.ts'
import { createPictureFiles, noPictureFiles, type PictureFiles } from './picture-files.ts'
import { pictureOfPage } from './picture-path.ts'
import { createPictures } from './pictures.ts'

const moscow = defaultPlace('ru')

const log = createLog('silent')
const clockOf = createZoneClocks()
const calendarOn = (date: string) => ({
  places: { find: (id: string) => (moscow && id === String(moscow.id) ? moscow : undefined) },
  clockOf,
  today: () => ({ date, endsAtMs: 0 }),
})

type PictureSettings = { files?: PictureFiles; today?: string; paint?: (svg: string) => Promise<Buffer> }

const noTitles = async () => undefined

function picturesWith({ files = noPictureFiles, today = '2026-11-15', paint }: PictureSettings = {}) {
  const painted: string[] = []
  const painter = {
    paint: async (svg: string) => {
      painted.push(svg)
      return paint ? paint(svg) : Buffer.from('png')
    },
  }
  const pictures = createPictures({
    calendar: calendarOn(today),
    findTitle: noTitles,
    product: 'Zeri',
    painter,
    files,
    log,
  })
  return { painted, find: (path: string) => pictures.find(pictureOfPage(path)) }
}

describe('painted', () => {
  const painter = createPainter()
  afterAll(() => painter.close())
  const pictures = createPictures({
    findTitle: noTitles,
    calendar: calendarOn('2026-11-15'),
    product: 'Zeri',
    painter,
    files: noPictureFiles,
    log,
  })

  test.each([
    '/2026/11/14',
    '/ru/2026/11/14',
    '/ru/2030/9/30',
    '/2026/11',
    '/ru/2026/8',
    '/ru/2027/2',
    '/ru/fengshui/2027',
    '/',
    '/ru',
  ])('the picture of %s is a PNG of 1200 × 630 and at most 100 kB', async (path) => {
    const { png } = (await pictures.find(pictureOfPage(path))) ?? {}
    expect(png?.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png?.length).toBeLessThanOrEqual(100_000)
  })

  test('the painter recovers after a drawing that cannot be rendered', async () => {
    await expect(painter.paint('no drawing')).rejects.toThrow()
    expect((await pictures.find(pictureOfPage('/2026/11/13')))?.png.length).toBeGreaterThan(10_000)
  })
})

test('twenty concurrent requests are painted one at a time, and those beyond the queue are refused', async () => {
  let running = 0
  let most = 0
  const { find, painted } = picturesWith({
    paint: async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running -= 1
      return Buffer.from('png')
    },
  })
  const found = await Promise.all(Array.from({ length: 20 }, (_, index) => find(`/2026/10/${index + 1}`)))
  expect(most).toBe(1)
  expect(painted).toHaveLength(5)
  expect(found.filter((shown) => shown === undefined)).toHaveLength(15)
  expect(await find('/2026/10/20')).toBeDefined()
})

test('concurrent and later requests for one picture paint it once', async () => {
  const { find, painted } = picturesWith()
  await Promise.all(Array.from({ length: 20 }, () => find('/2026/10/1')))
  await find('/2026/10/1')
  expect(painted).toHaveLength(1)
})

test('a picture that could not be painted is retried', async () => {
  const { find, painted } = picturesWith({ paint: () => Promise.reject(new Error('no ink')) })
  expect([await find('/2026/10/1'), await find('/2026/10/1')]).toEqual([undefined, undefined])
  expect(painted).toHaveLength(2)
})

test.each([
  ['/2026/12/15', true],
  ['/2026/12/16', false],
  ['/2026/11', true],
  ['/2026/12', false],
  ['/about', true],
])('with today 2026-11-15, the picture of %s is final: %s', async (path, isFinal) => {
  expect((await picturesWith().find(path))?.isFinal).toBe(isFinal)
})

test('the picture of a day beyond the horizon shows a lock and no verdict', async () => {
  const { find, painted } = picturesWith()
  await find('/2026/12/15')
  await find('/2026/12/16')
  const [open = '', closed = ''] = painted
  expect(open).toMatch(/>\w+ day<\/text>/)
  expect(open).not.toContain('Rating opens')
  expect(open).toMatch(/>[A-Z][^<]*(?:good for|suited to|day for|fine for|suitable for|put off|another day)/i)
  expect(closed).toContain('Rating opens 30 days before the date')
  expect(closed).not.toMatch(/>\w+ day<\/text>/)
})

test('final pictures of indexable pages are stored in files and survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = createPictureFiles(folder)
  const first = picturesWith({ files })
  for (const path of ['/2026/10/1', '/2026/12/16', '/1990/1/1']) await first.find(path)
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(names.map(({ name }) => name)).toEqual(['1.png'])
  const second = picturesWith({ files })
  expect((await second.find('/2026/10/1'))?.png).toEqual(Buffer.from('png'))
  expect(second.painted).toEqual([])
})

test('a folder that is not writable does not prevent a picture', async () => {
  const { find } = picturesWith({ files: createPictureFiles('/dev/null/pictures') })
  expect(await find('/2026/10/1')).toBeDefined()
})
