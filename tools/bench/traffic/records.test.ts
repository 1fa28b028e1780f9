import { expect, test } from 'vitest'
import { createRecords } from './records.ts'

test('a shared page that a server sent is no hit, whatever nginx calls it', () => {
  const records = createRecords()
  for (const cache of ['HIT', 'STALE', 'MISS', 'EXPIRED', 'BYPASS', ''])
    records.addResponse({ kind: 'person' }, { cache }, 7)
  expect(records.read().pagesMs).toEqual({ cached: [7, 7], rendered: [7, 7, 7, 7] })
})

test('a page for one person is not among the shared pages', () => {
  const records = createRecords()
  records.addResponse({ kind: 'personal' }, { cache: '' }, 7)
  expect(records.read()).toMatchObject({ ms: { personal: [7] }, pagesMs: { cached: [], rendered: [] } })
})

test('what is filled in has times of its own, and answers by place their hits', () => {
  const records = createRecords()
  records.addFilling('local', { cache: 'HIT' }, 3)
  records.addFilling('local', { cache: 'MISS' }, 9)
  records.addFilling('layer', { cache: '' }, 20)
  expect(records.read()).toMatchObject({ fillsMs: { local: [3, 9], layer: [20] }, localHits: 1 })
})

test('a failure is counted by what failed, and its time by nothing', () => {
  const records = createRecords()
  records.addFilling('layer', { failure: 'status 503' }, 20)
  records.addResponse({ kind: 'home' }, { failure: 'status 503' }, 20)
  const { failures, fillsMs, ms } = records.read()
  expect(failures).toEqual({ 'layer: status 503': 1, 'home: status 503': 1 })
  expect([fillsMs.layer, ms.home]).toEqual([[], []])
})
