import { Gauge, type Registry } from 'prom-client'

type Connections = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

/** Publishes the connections of a pool as a metric, counted at each scrape. */
export function watchPool(registry: Registry, pool: Connections): void {
  new Gauge({
    name: 'zeri_pool_connections',
    help: 'Connections of the pool by state: busy, idle, and requests waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
