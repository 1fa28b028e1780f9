import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../testbed/postgres/query.ts'
import { listRunning, waitUntilDone } from './fleet-jobs.ts'
import type { Fleet } from './fleet-site.ts'
import { follow, type Machine, promote, requireStandby, waitUntilFollowing } from './pair.ts'

/** Something that ends, and what brings it back. */
type FleetEvent = {
  readonly name: string
  /** What is back after the time that `act` returns, in milliseconds, and the most it may take. */
  readonly recovery: string
  readonly barSeconds: number
  readonly act: (fleet: Fleet, state: FleetState) => Promise<number>
}

/** What changes while the drill runs. */
export type FleetState = {
  primary: Machine
  standbys: readonly Machine[]
  /** The primary that was killed. */
  former?: Machine
  /** Jobs that were running when their worker or the database died; their mails may be handed over again. */
  running: Set<string>
}

/** So long a dead process stays dead, where nobody restarts it at once. */
const DEAD_MS = 3_000
/** As the unit of nginx is restarted. */
const RESTART_MS = 500
const BETWEEN_SERVERS_MS = 1_500

/** One of everything, in turn. */
export const fleetEvents: readonly FleetEvent[] = [
  {
    name: 'rolling release',
    recovery: 'three servers are replaced',
    barSeconds: 120,
    act: timed(async (fleet) => {
      for (const [index, server] of fleet.servers.entries()) {
        await server.stop()
        fleet.servers[index] = await fleet.startServer(index)
        await delay(BETWEEN_SERVERS_MS)
      }
    }),
  },
  {
    name: 'server killed',
    recovery: 'it listens again',
    barSeconds: 25,
    act: timed(async (fleet) => {
      await fleet.servers[0]?.kill()
      fleet.servers[0] = await fleet.startServer(0)
    }),
  },
  {
    name: 'worker killed',
    recovery: 'its jobs are done',
    barSeconds: 60,
    act: timed(async ({ workers, databaseUrl }, state) => {
      await workers[0]?.kill()
      const interrupted = await listRunning(databaseUrl)
      for (const id of interrupted) state.running.add(id)
      await waitUntilDone(databaseUrl, interrupted)
    }),
  },
  {
    name: 'standby killed',
    recovery: 'it follows again',
    barSeconds: 9,
    act: timed(async (_fleet, { primary, standbys }) => {
      const [, victim] = standbys
      if (!victim) throw new Error('no standby to kill')
      await victim.cluster.kill9()
      await delay(DEAD_MS)
      await victim.cluster.restart()
      await waitUntilFollowing(primary, victim.name)
    }),
  },
  {
    name: 'PgBouncer killed',
    recovery: 'two run again',
    barSeconds: 9,
    act: timed(async ({ poolers, startPooler }) => {
      const [victim] = poolers
      if (!victim) throw new Error('no PgBouncer to kill')
      await victim.stop()
      await delay(DEAD_MS)
      poolers[0] = await startPooler(victim.port)
    }),
  },
  {
    name: 'primary killed',
    recovery: 'the other standby follows the new one, and commits wait for it',
    barSeconds: 1.2,
    act: timed(async ({ link, databaseUrl }, state) => {
      await state.primary.cluster.kill9()
      const ahead = await findAhead(state.standbys)
      await promote(ahead)
      link.turnTo(ahead.cluster.port)
      for (const id of await listRunning(databaseUrl)) state.running.add(id)
      const rest = state.standbys.filter((machine) => machine !== ahead)
      for (const standby of rest) await follow(standby, ahead)
      await requireStandby(ahead)
      state.former = state.primary
      state.primary = ahead
      state.standbys = rest
    }),
  },
  {
    name: 'nginx killed',
    recovery: 'it is open',
    barSeconds: 1.8,
    act: timed(async ({ nginx }) => {
      await nginx.kill9()
      await delay(RESTART_MS)
      await nginx.restart()
    }),
  },
  {
    name: 'foreign cache killed',
    recovery: 'it is open',
    barSeconds: 1.8,
    act: timed(async ({ foreign }) => {
      await foreign.kill9()
      await delay(RESTART_MS)
      await foreign.restart()
    }),
  },
]

function timed(act: (fleet: Fleet, state: FleetState) => Promise<unknown>): FleetEvent['act'] {
  return async (fleet, state) => {
    const startedAt = performance.now()
    await act(fleet, state)
    return performance.now() - startedAt
  }
}

/** The standby that has received the most log. */
async function findAhead(standbys: readonly Machine[]): Promise<Machine> {
  const received = await Promise.all(
    standbys.map(async (machine) => {
      const [row] = await query<{ bytes: string }>(
        machine.cluster.url,
        `select pg_last_wal_receive_lsn() - '0/0'::pg_lsn as bytes`,
      )
      return { machine, bytes: BigInt(row?.bytes ?? 0) }
    }),
  )
  const [first, ...others] = received
  if (!first) throw new Error('no standby is left')
  return others.reduce((most, one) => (one.bytes > most.bytes ? one : most), first).machine
}
