import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../../apps/server/src/platform/clock.ts'

/** The speed of the virtual clock: so many milliseconds per real one, from an instant on. */
type Pace = { readonly virtualMs: number; readonly realMs: number; readonly speed: number }

const REREAD_MS = 10

/** A clock that several processes share through a file; the drill may set it ahead and change its speed. */
export type DrillClock = Clock & {
  sleep(ms: number): Promise<void>
  set(virtualMs: number): void
  setSpeed(speed: number): void
}

export function openDrillClock(file: string): DrillClock {
  let pace: Pace | undefined
  let readAtMs = 0
  function paceNow(): Pace {
    const nowMs = performance.now()
    if (!pace || nowMs - readAtMs > REREAD_MS) {
      pace = JSON.parse(readFileSync(file, 'utf8')) as Pace // true: written by this module
      readAtMs = nowMs
    }
    return pace
  }
  const now = () => {
    const { virtualMs, realMs, speed } = paceNow()
    return Math.floor(virtualMs + (Date.now() - realMs) * speed)
  }
  const write = (virtualMs: number, speed: number) => {
    writePace(file, { virtualMs, realMs: Date.now(), speed })
    readAtMs = 0
  }
  return {
    now,
    sleep: (ms) => delay(Math.ceil(ms / paceNow().speed) + 1),
    set: (virtualMs) => write(virtualMs, paceNow().speed),
    setSpeed: (speed) => write(now(), speed),
  }
}

export function writePace(file: string, pace: Pace): void {
  writeFileSync(`${file}.new`, JSON.stringify(pace))
  renameSync(`${file}.new`, file)
}
