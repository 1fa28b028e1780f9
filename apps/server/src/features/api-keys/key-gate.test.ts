import { expect, test } from 'vitest'
import type { RunPrepared } from '../../platform/db/prepared.ts'
import { createLimits } from '../../platform/http/limits.ts'
import { aClock } from '../../testing/clock.ts'
import { createKeyGate } from './key-gate.ts'

const SECRET = `zeri_${'a'.repeat(43)}`
const quota = { keyPerDay: 100, keyPerMinute: 100 }
const noStore = { add: async () => new Map<string, number>() }

function openGate(runPrepared: RunPrepared, clock = aClock()) {
  return createKeyGate({ runPrepared, limits: createLimits(clock, noStore), clock }, quota)
}

/** A database with one key, which counts its statements by name. */
function aDatabase() {
  const statements: Record<string, number> = {}
  const run = async ({ name }: { readonly name: string }) => {
    statements[name] = (statements[name] ?? 0) + 1
    if (name === 'api-keys.find') return [{ id: 'key' }]
    return name === 'api-keys.take-slice' ? [{ slice: 50, requests: 50, minute_requests: 50 }] : []
  }
  return { statements, run: run as unknown as RunPrepared } // safe: the gate reads no other rows
}

test('while the database is away, a request with a key counts as one without', async () => {
  const gate = openGate(async () => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  })
  expect(await gate.admit(SECRET, '203.0.113.7')).toEqual({ kind: 'unchecked' })
})

test('a fault in a statement is not hidden', async () => {
  const gate = openGate(async () => {
    throw Object.assign(new Error('no such column'), { code: '42703' })
  })
  await expect(gate.admit(SECRET, '203.0.113.7')).rejects.toThrow('no such column')
})

test('what is no key costs no statement', async () => {
  const { statements, run } = aDatabase()
  expect(await openGate(run).admit('zeri_short', '203.0.113.7')).toEqual({ kind: 'unknown' })
  expect(statements).toEqual({})
})

test('forty requests of half a second cost one look-up and one slice', async () => {
  const { statements, run } = aDatabase()
  const gate = openGate(run)
  for (let sent = 0; sent < 40; sent += 1)
    expect(await gate.admit(SECRET, '203.0.113.7')).toMatchObject({ kind: 'admitted', id: 'key' })
  expect(statements).toEqual({ 'api-keys.find': 1, 'api-keys.take-slice': 1, 'api-keys.forget-days': 1 })
})
