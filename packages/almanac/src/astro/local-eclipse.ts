import { type Altitude, listCrossings, STEP_MS } from './crossings.ts'
import { type Eclipse, earthShadow, MOON_RADIUS_KM, type Shadow } from './eclipses.ts'
import { findSolarCourse } from './local-solar-eclipse.ts'
import { createMoonAltitude, type Observer } from './moon-altitude.ts'
import { createSunAltitude } from './sun-altitude.ts'
import { findTurn } from './turn.ts'

/** An eclipse for an observer at sea level. */
export type LocalEclipse = {
  readonly body: Eclipse['body']
  /** What the eclipse is at the place: a total one of the sun is a partial one beside the track of its shadow. */
  readonly kind: Eclipse['kind']
  /** The sun's disc is touched, the moon is in the shadow; of a penumbral eclipse, in the half-shadow. */
  readonly beginMs: number
  readonly maxMs: number
  readonly endMs: number
  /** How much of it is above the horizon: all, the greatest moment with a part, another part. */
  readonly seen: 'whole' | 'peak' | 'part' | 'none'
  /** What of it is above the horizon; undefined where nothing is. */
  readonly seenFromMs: number | undefined
  readonly seenToMs: number | undefined
  /** The greatest part hidden while it is seen, 0 to 1: of the sun's disc, of the moon's diameter. */
  readonly hidden: number
}

type Course = Pick<LocalEclipse, 'kind' | 'beginMs' | 'maxMs' | 'endMs'> & {
  readonly coveredAt: (atMs: number) => number
}

/** The moon stays in the Earth's half-shadow at most this long before and after the peak. */
const HALF_MS = 3.5 * 3_600_000

/**
 * What an observer sees of an eclipse; undefined where the shadow of the moon misses the place altogether.
 * @example findLocalEclipse(listEclipses(Date.UTC(2026, 7, 1), Date.UTC(2026, 7, 20))[0], { latitudeDeg: 51.5, longitudeDeg: -0.1 }).kind // 'partial'
 */
export function findLocalEclipse(eclipse: Eclipse, observer: Observer): LocalEclipse | undefined {
  const isSolar = eclipse.body === 'sun'
  const course = isSolar ? findSolarCourse(eclipse, observer) : findLunarCourse(eclipse)
  if (!course) return undefined
  const { kind, beginMs, maxMs, endMs, coveredAt } = course
  const create = isSolar ? createSunAltitude : createMoonAltitude
  const altitude = create(observer, beginMs - STEP_MS, endMs + STEP_MS)
  const [seenFromMs, seenToMs] = findSeen(altitude, beginMs, endMs)
  const found = { body: eclipse.body, kind, beginMs, maxMs, endMs, seenFromMs, seenToMs }
  if (seenFromMs === undefined || seenToMs === undefined) return { ...found, seen: 'none', hidden: 0 }
  const isPeakSeen = maxMs >= seenFromMs && maxMs <= seenToMs
  const isWhole = seenFromMs === beginMs && seenToMs === endMs
  const deepestMs = Math.min(seenToMs, Math.max(seenFromMs, maxMs))
  return { ...found, seen: isWhole ? 'whole' : isPeakSeen ? 'peak' : 'part', hidden: coveredAt(deepestMs) }
}

/** The first stretch of time above the horizon. */
function findSeen(altitude: Altitude, fromMs: number, toMs: number): readonly [number?, number?] {
  const crossings = listCrossings(altitude, fromMs, toMs)
  const start = altitude(fromMs) > 0 ? fromMs : crossings.find(({ kind }) => kind === 'rise')?.atMs
  if (start === undefined) return []
  return [start, crossings.find(({ kind, atMs }) => kind === 'set' && atMs > start)?.atMs ?? toMs]
}

/** The depth of the moon in a shadow of the Earth, by its diameter. */
const depthIn = (radiusKm: number, { distanceKm }: Shadow): number =>
  Math.max(0, Math.min(1, (radiusKm + MOON_RADIUS_KM - distanceKm) / (2 * MOON_RADIUS_KM)))

/** The course of a lunar eclipse is the same everywhere. */
function findLunarCourse({ kind, peakMs }: Eclipse): Course {
  const edgeKm = ({ umbraKm, penumbraKm }: Shadow): number => (kind === 'penumbral' ? penumbraKm : umbraKm)
  const gapAt = (atMs: number): number => {
    const shadow = earthShadow(atMs)
    return shadow.distanceKm - MOON_RADIUS_KM - edgeKm(shadow)
  }
  return {
    kind,
    beginMs: findTurn(gapAt, peakMs - HALF_MS, peakMs),
    maxMs: peakMs,
    endMs: findTurn(gapAt, peakMs, peakMs + HALF_MS),
    coveredAt: (atMs) => {
      const shadow = earthShadow(atMs)
      return depthIn(edgeKm(shadow), shadow)
    },
  }
}
