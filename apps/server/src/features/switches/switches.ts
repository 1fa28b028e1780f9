import type { SwitchName } from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { isFresh, isOn, listStates, type Reading, type SwitchState } from './switch-state.ts'

/** A change is in force within five seconds: a reading starts this often and has time to be slow. */
export const READ_EVERY_MS = 2_000

/** Whether a part of the site is on, as this process knows it. */
export type IsOn = (name: SwitchName) => boolean

/** The switches in the memory of a process. */
export type Switches = {
  readonly isOn: IsOn
  list(): readonly SwitchState[]
  /** Whether the last reading of the database is recent. */
  isFresh(): boolean
  /** When the database was last read; undefined before the first reading. */
  readAt(): Date | undefined
  /** Reads the database; call it every `READ_EVERY_MS`. After a failure the last reading stays in force. */
  refresh(): Promise<void>
}

type Deps = {
  readonly read: () => Promise<readonly SwitchState[]>
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Pick<Metrics, 'switchesOff'>
}

export function createSwitches({ read, clock, log, metrics }: Deps): Switches {
  let reading: Reading | undefined
  let running: Promise<void> | undefined
  let hasFailed = false

  async function refresh(): Promise<void> {
    const atMs = clock.now()
    try {
      reading = { states: await read(), atMs }
      hasFailed = false
      for (const { name, isOn: on } of listStates(reading))
        metrics.switchesOff.set({ switch: name }, on ? 0 : 1)
    } catch (err) {
      if (!hasFailed) log.warn({ err, code: 'switches.read' }, 'switches were not read; the last ones stay')
      hasFailed = true
    }
  }

  return {
    isOn: (name) => isOn(reading, name),
    list: () => listStates(reading),
    isFresh: () => isFresh(reading, clock.now()),
    readAt: () => (reading ? new Date(reading.atMs) : undefined),
    refresh() {
      // A slow database gets one reading at a time.
      running ??= refresh().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
