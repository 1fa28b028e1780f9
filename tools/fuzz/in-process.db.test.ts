import { type Client, type Operation, operations, type PageContext } from '@zeri/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import { createDice } from './dice.ts'
import { createRequests } from './draw-requests.ts'
import { type OpenApp, openApp } from './open-app.ts'
import { payingClient } from './target.ts'
import { inputOf, type Wire } from './wire.ts'

const START = Date.UTC(2026, 10, 15, 12)
const clock = { at: START, now: () => clock.at }
/** A page that no cache holds. */
const PAGE = '/client'
/** A form has a new ticket each time, and an export lists the exports before it. */
const CHANGING = new Set(['openQuestionForm', 'exportAccount'])

let open: OpenApp
let seen: PageContext | undefined
beforeAll(async () => {
  open = await openApp({
    clock,
    attachPages: async () => ({
      render: async (_request, context) => {
        seen = context
        return new Response()
      },
      templates: [],
    }),
  })
  await importFewPlaces(open.databaseUrl)
})
afterAll(() => open.close())

/** The client that a page of the sender of a request has. */
async function clientOf({ headers }: Pick<Wire, 'headers'>): Promise<Client> {
  await open.app.inject({ url: PAGE, headers })
  if (!seen) throw new Error('no page was rendered')
  return seen.api
}

const isRead = ({ method }: Operation): boolean => method === 'GET'

test('a page reads within the process what the network would bring, of every operation that reads', async () => {
  const requests = createRequests(
    { client: payingClient(open), unpaid: open.client, clock },
    { ids: [] },
    createDice(1),
  )
  const compared: string[] = []
  for (const _ of operations) {
    const { operation, wire } = await requests.next()
    if (!isRead(operation)) continue
    const { headers, url } = wire
    const read = await (await clientOf(wire)).call(operation, inputOf(operation, { ...wire, method: 'GET' }))
    expect(read, operation.id).toStrictEqual(JSON.parse(JSON.stringify(read)))
    const sent = await open.app.inject({ url, headers })
    expect([operation.id, sent.statusCode]).toEqual([operation.id, operation.status])
    if (!CHANGING.has(operation.id)) expect(read, operation.id).toStrictEqual(sent.json())
    compared.push(operation.id)
  }
  expect(compared).toEqual(operations.filter(isRead).map(({ id }) => id))
})
