import { createServer } from 'node:http'
import { renew } from '../../apps/server/src/features/billing/renew.ts'
import { settle } from '../../apps/server/src/features/billing/settle-payments.ts'
import { openBilling } from './a-subscriber.ts'
import { blindBilling } from './blind-billing.ts'

const SETTLED_EVERY_MS = 6 * 3_600_000

/** The jobs of billing as a process that a drill may kill: a request for `/<time>` runs what is due then. */
let nowMs = 0
const clock = { now: () => nowMs }
const opened = openBilling({ env: process.env, databaseUrl: process.env.DATABASE_URL ?? '', clock })
const services = process.env.RENEWER_BROKEN === 'blind' ? blindBilling(opened) : opened

const server = createServer(async (request, response) => {
  nowMs = Number((request.url ?? '').slice(1))
  try {
    await renew(services)
    if (nowMs % SETTLED_EVERY_MS === 0) await settle(services)
    response.end()
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object')
    console.log(`http://127.0.0.1:${address.port} the renewer is ready`)
})
