import {
  Body,
  Equator,
  Horizon,
  HourAngle,
  Illumination,
  MakeTime,
  Observer,
  SearchRiseSet,
  SetDeltaTFunction,
} from 'astronomy-engine'
import { deltaTSec } from './delta-t.ts'
import type { Almanac } from './load-almanac.ts'

const J2000_EPOCH_MS = Date.UTC(2000, 0, 1, 12)
const MS_PER_DAY = 86_400_000
const FIRST_MS = Date.UTC(1900, 0, 1)
const LAST_MS = Date.UTC(2100, 11, 31)

/** Makes astronomy-engine use our ΔT, so that the skies are compared and not two forecasts of ΔT. */
export function shareDeltaT(): void {
  SetDeltaTFunction((daysSinceJ2000) => deltaTSec(J2000_EPOCH_MS + daysSinceJ2000 * MS_PER_DAY))
}

/** Instants spread evenly over 1900 to 2100, at changing hours. */
function listInstants(count: number): number[] {
  const step = (LAST_MS - FIRST_MS) / count
  return Array.from({ length: count }, (_, index) => Math.floor(FIRST_MS + index * step))
}

/** Greatest distance of the equation of time, seconds. */
export function measureEquationOfTime({ equationOfTimeSec }: Almanac, count: number): number {
  const greenwich = new Observer(51.48, 0, 0)
  const errors = listInstants(count).map((epochMs) => {
    const sundialSec = (HourAngle(Body.Sun, new Date(epochMs), greenwich) + 12) * 3600
    const equation = sundialSec - ((epochMs % MS_PER_DAY) + MS_PER_DAY) / 1000
    const wrapped = equation - Math.round(equation / 86_400) * 86_400
    return Math.abs(wrapped - equationOfTimeSec(epochMs))
  })
  return Math.max(...errors)
}

/** Greatest distance of the lit part of the moon, percent. */
export function measureIllumination({ moonPhase }: Almanac, count: number): number {
  const errors = listInstants(count).map(
    (epochMs) =>
      100 *
      Math.abs(moonPhase(epochMs).litFraction - Illumination(Body.Moon, new Date(epochMs)).phase_fraction),
  )
  return Math.max(...errors)
}

// Twenty places of all longitudes, from the far south to 70° N: latitude, longitude.
// biome-ignore format: a table
export const places: readonly (readonly [number, number])[] = [
  [-54.8, -68.3], [-41.29, 174.78], [-33.87, 151.21], [-22.91, -43.17], [-1.29, 36.82],
  [1.35, 103.82], [13.76, 100.5], [22.32, 114.17], [31.23, 121.47], [39.9, 116.41],
  [40.71, -74.01], [43.12, 131.89], [51.51, -0.13], [55.75, 37.62], [56.84, 60.61],
  [59.94, 30.31], [62.03, 129.73], [64.15, -21.94], [68.97, 33.09], [70, 25],
]

export type CrossingErrors = {
  readonly compared: number
  /** Where the moon climbs or sinks by 0.02° a minute or more: greatest distance in time. */
  readonly maxSec: number
  /** Elsewhere: greatest height of the one's moon at the other's instant. */
  readonly maxDeg: number
  /** Risings and settings that come within half an hour of each other, which a hair's breadth makes or undoes. */
  readonly tangential: number
  /** Events of one side without a partner on the other, tangential ones apart. */
  readonly missing: number
}

type Event = { readonly kind: 'rise' | 'set'; readonly atMs: number }
const EDGE_MS = 2 * 3_600_000
const STEEP_DEG_PER_MINUTE = 0.02
const TANGENTIAL_MS = 30 * 60_000

function engineEvents(observer: Observer, fromMs: number, toMs: number): Event[] {
  return ([1, -1] as const).flatMap((direction) => {
    const events: Event[] = []
    let startMs = fromMs
    while (startMs < toMs) {
      const days = (toMs - startMs) / MS_PER_DAY
      const found = SearchRiseSet(Body.Moon, observer, direction, MakeTime(new Date(startMs)), days)
      if (!found) break
      events.push({ kind: direction === 1 ? 'rise' : 'set', atMs: found.date.getTime() })
      startMs = found.date.getTime() + 60_000
    }
    return events
  })
}

const isTangential = (event: Event, all: readonly Event[]): boolean =>
  all.some((other) => other.kind !== event.kind && Math.abs(other.atMs - event.atMs) < TANGENTIAL_MS)

const nearest = (event: Event, all: readonly Event[]): Event | undefined =>
  all
    .filter(({ kind, atMs }) => kind === event.kind && Math.abs(atMs - event.atMs) < EDGE_MS)
    .sort((a, b) => Math.abs(a.atMs - event.atMs) - Math.abs(b.atMs - event.atMs))[0]

function engineHeight(observer: Observer, epochMs: number): number {
  const time = MakeTime(new Date(epochMs))
  const { ra, dec } = Equator(Body.Moon, time, observer, true, true)
  return Horizon(time, observer, ra, dec).altitude
}

/** Risings and settings of the moon on days spread over 1900 to 2100, in twenty places each. */
export function measureCrossings({ listMoonCrossings }: Almanac, days: number): CrossingErrors {
  let [compared, maxSec, maxDeg, tangential, missing] = [0, 0, 0, 0, 0]
  for (const [latitudeDeg, longitudeDeg] of places) {
    const observer = new Observer(latitudeDeg, longitudeDeg, 0)
    const heightAt = (epochMs: number): number => engineHeight(observer, epochMs)
    for (const middleMs of listInstants(days)) {
      const [fromMs, toMs] = [middleMs - MS_PER_DAY / 2, middleMs + MS_PER_DAY / 2]
      const ours = listMoonCrossings({ latitudeDeg, longitudeDeg }, fromMs - EDGE_MS, toMs + EDGE_MS)
      const theirs = engineEvents(observer, fromMs - EDGE_MS, toMs + EDGE_MS)
      const isInside = ({ atMs }: Event): boolean => atMs >= fromMs && atMs < toMs
      for (const event of [...ours, ...theirs].filter(isInside)) {
        if (isTangential(event, ours) || isTangential(event, theirs)) tangential++
        else if (!nearest(event, ours) || !nearest(event, theirs)) missing++
      }
      for (const event of theirs.filter(isInside)) {
        const partner = nearest(event, ours)
        if (!partner || isTangential(event, theirs)) continue
        compared++
        const slope = heightAt(event.atMs + 60_000) - heightAt(event.atMs)
        if (Math.abs(slope) >= STEEP_DEG_PER_MINUTE)
          maxSec = Math.max(maxSec, Math.abs(partner.atMs - event.atMs) / 1000)
        else maxDeg = Math.max(maxDeg, Math.abs(heightAt(partner.atMs) - heightAt(event.atMs)))
      }
    }
  }
  return { compared, maxSec, maxDeg, tangential, missing }
}
