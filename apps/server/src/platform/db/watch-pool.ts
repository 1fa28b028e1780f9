import { Gauge, type Registry } from 'prom-client'

type Connections = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

/** Connections of the pool, counted whenever Prometheus asks. */
export function watchPool(registry: Registry, pool: Connections): void {
  new Gauge({
    name: 'zeri_pool_connections',
    help: 'Connections of the pool: busy and idle ones, and who waits for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
