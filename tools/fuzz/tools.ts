import { type Tool, tools } from '@zeri/contract/tools'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { type Figure, figure } from '../figures/figures.ts'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import { createDice, type Dice } from './dice.ts'
import { fieldsOf } from './from-schema.ts'
import { hostileText } from './hostile-text.ts'
import { openApp } from './open-app.ts'
import { spoilField } from './spoil.ts'

const SEED = 2026
const START = Date.UTC(2026, 10, 15, 12)
const OPEN_UNTIL = '2026-12-15'
const DAY_MS = 86_400_000

/** A call of a tool: its name and what is sent with it. */
type ToolCall = { readonly name: string; readonly sent: unknown }

/** A response of the endpoint. */
type Received = { readonly status: number; readonly body: string }

/** Sends calls to the tools for language models: valid, spoiled, hostile and no calls at all. None may break the server. */
export async function fuzzTools({ small }: { small: boolean }): Promise<Figure[]> {
  const count = small ? 200 : 5_000
  const dice = createDice(SEED)
  const clock = { at: START, now: () => clock.at }
  const open = await openApp({ clock })
  const faults: string[] = []
  let answered = 0
  try {
    await importFewPlaces(open.databaseUrl)
    for (let index = 0; index < count; index++) {
      const call = drawCall(dice)
      const received = await sendCall(open.app, call, dice)
      if (received.status === 200 && !received.body.includes('"error"')) answered += 1
      const fault = findFault(received)
      if (fault) faults.push(`${fault}: ${JSON.stringify(call).slice(0, 300)} ${received.body.slice(0, 200)}`)
    }
  } finally {
    await open.close()
  }
  for (const fault of faults.slice(0, 20)) console.error(fault)
  return [
    figure('fuzz.tools-calls', count, 'calls', small ? '>= 200' : '>= 5000'),
    figure('fuzz.tools-answered', answered, 'calls', `>= ${count / 5}`),
    figure('fuzz.tools-faults', faults.length, 'calls', '= 0'),
  ]
}

const dateNear = (dice: Dice): string =>
  new Date(START + (dice.below(80) - 20) * DAY_MS).toISOString().slice(0, 10)

/** Values that tools can work with, where a schema draws mostly dates that do not exist. */
function knownFields(dice: Dice) {
  const date = fc.constant(dateNear(dice))
  const pillar = fc.constantFrom('jia-zi', 'bing-wu', '丙午', '癸亥', 'jia-chou')
  return {
    date,
    from: fc.constant(dateNear(dice)),
    to: fc.constant(dateNear(dice)),
    birthday: fc.constantFrom('1990-05-01', '1900-01-01', '2026-11-15'),
    lunar: fc.constantFrom('2025-06-01', '2033-11-30', '1899-12-01', '2100-12-30'),
    yearPillar: pillar,
    monthPillar: pillar,
    dayPillar: pillar,
    place: fc.constantFrom('Moscow', 'Казань', '524901', 'London', 'Атлантида'),
  }
}

function drawCall(dice: Dice): ToolCall {
  const tool: Tool = dice.pick(tools)
  const [valid = {}] = fc.sample(fieldsOf(tool.input, knownFields(dice)), {
    numRuns: 1,
    seed: dice.below(2 ** 31),
  })
  if (dice.chance(0.5)) return { name: tool.name, sent: valid }
  if (dice.chance(0.8)) return { name: tool.name, sent: spoilField(valid, ['1'], dice).made }
  return {
    name: dice.chance(0.5) ? tool.name : hostileText(dice.next),
    sent: dice.pick([null, [], 'x', 7, { [hostileText(dice.next)]: hostileText(dice.next) }]),
  }
}

/** Mostly a call as the protocol wants it; now and then something else is wrong. */
async function sendCall(app: FastifyInstance, { name, sent }: ToolCall, dice: Dice): Promise<Received> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: sent } }
  const spoiled = dice.chance(0.1) ? spoilField(message, ['1'], dice).made : message
  const text = JSON.stringify(dice.chance(0.03) ? [spoiled, spoiled] : spoiled)
  const response = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      'content-type': dice.chance(0.97) ? 'application/json' : 'text/plain',
      accept: dice.chance(0.97) ? 'application/json, text/event-stream' : '*/*',
      ...(dice.chance(0.2) && { 'mcp-protocol-version': dice.pick(['2025-06-18', '2026-07-28', '1', 'x']) }),
    },
    payload: dice.chance(0.03) ? text.slice(0, dice.below(text.length)) : text,
  })
  return { status: response.statusCode, body: response.payload }
}

/** What must never come back: a server error, a stack, or a rating beyond the horizon. */
function findFault({ status, body }: Received): string | undefined {
  if (status >= 500) return `status ${status}`
  if (/server\.error|-32603|\.ts:\d|node_modules/.test(body)) return 'an error of ours'
  const rated = [...body.matchAll(/"date":"(\d{4}-\d\d-\d\d)","weight"/g)].map(([, date = '']) => date)
  if (rated.some((date) => date > OPEN_UNTIL)) return 'a rating beyond the horizon'
  return undefined
}
