import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { tools } from '@zeri/contract/tools'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The command as a client starts it: a process that speaks the protocol on its standard output, and nothing else.

const main = join(import.meta.dirname, '../main.ts')
let client: Client
let errors = ''

/** Starts the command without a site, so that whatever needs one is refused. */
beforeAll(async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, 'mcp'],
    env: { PATH: process.env.PATH ?? '', LANG: 'en' },
    stderr: 'pipe',
  })
  transport.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
})
afterAll(async () => {
  await client.close()
})

const call = (name: string, sent: Record<string, unknown>) => client.callTool({ name, arguments: sent })

test('the tools over stdio are those over HTTP', async () => {
  const listed = await client.listTools()
  expect(listed.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
})

test('facts are computed without a network', async () => {
  expect(await call('day', { date: '2026-11-20', place: 'Moscow' })).toMatchObject({
    structuredContent: {
      date: '2026-11-20',
      pillars: { day: { zh: '戊戌' } },
      lunar: { month: 10, day: 12 },
    },
  })
  expect(await call('month', { year: 2026, month: 11 })).toMatchObject({
    structuredContent: { month: '2026-11', days: { length: 30 } },
  })
  expect(await call('birth_chart', { birthday: '1990-05-01', time: '08:30', place: 'Moscow' })).toMatchObject(
    {
      structuredContent: { pillars: { year: { pillar: { zh: '庚午' } } } },
    },
  )
})

test.each([
  [{ date: '2025-07-25' }, ['2025-07-25']],
  [{ lunar: '2025-06-01', leap: true }, ['2025-07-25']],
  [{ yearPillar: 'bing-wu', monthPillar: 'ji-hai', dayPillar: '戊戌' }, ['1966-12-05', '2026-11-20']],
  [{ dayPillar: 'jia-zi', from: '2026-01-01', to: '2026-02-28' }, ['2026-02-19']],
  [{ yearPillar: '丙午', dayPillar: '戊戌', from: '2026-11-01', to: '2026-12-31' }, ['2026-11-20']],
])('convert_date %j is %j', async (sent, dates) => {
  const { structuredContent } = await call('convert_date', sent)
  const { days } = structuredContent as { days: { date: string }[] }
  expect(days.map(({ date }) => date)).toEqual(dates)
})

test.each([
  ['day', { date: '2026-02-30' }],
  ['day', { date: '2026-11-20', place: 'Nowhere at all' }],
  ['convert_date', { lunar: '2026-06-01', leap: true }],
  ['convert_date', {}],
  ['find_days', { activity: 'wedding', from: '2026-11-15', to: '2026-11-30' }],
  ['explain_verdict', { date: '2026-11-20' }],
  ['day', { date: 'x' }],
])('%s %j is refused, and the server goes on', async (name, sent) => {
  expect(await call(name, sent)).toMatchObject({ isError: true })
  expect(await client.listTools()).toMatchObject({ tools: { length: tools.length } })
})

test('nothing is written beside the protocol', () => {
  expect(errors).toBe('')
})
