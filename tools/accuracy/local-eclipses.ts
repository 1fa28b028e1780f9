import type { Eclipse } from '@zeri/almanac/astro'
import {
  Body,
  Equator,
  Horizon,
  Observer,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import * as almanac from './almanac.ts'

// What eight cities see of eclipses, against astronomy-engine.

const cities: readonly (readonly [number, number])[] = [
  [55.76, 37.62],
  [39.9, 116.41],
  [51.51, -0.13],
  [40.71, -74.01],
  [-33.87, 151.21],
  [-34.6, -58.38],
  [64.15, -21.94],
  [30.04, 31.24],
]
const DAY_MS = 86_400_000
const HORIZON_DEG = -0.833
/** The sun's disc or the moon so near the horizon is seen or not by a breath of air. */
const LOW_DEG = 0.5

type SolarErrors = { seconds: number; percent: number; unlike: number; count: number }

/** One solar eclipse in one city against astronomy-engine. */
function compareSolar(
  eclipse: Eclipse,
  [latitudeDeg, longitudeDeg]: readonly [number, number],
  errors: SolarErrors,
): void {
  const own = almanac.findLocalEclipse(eclipse, { latitudeDeg, longitudeDeg })
  const other = SearchLocalSolarEclipse(
    new Date(eclipse.peakMs - DAY_MS / 2),
    new Observer(latitudeDeg, longitudeDeg, 0),
  )
  const events = [other.partial_begin, other.peak, other.partial_end]
  const isThis = Math.abs(other.peak.time.date.getTime() - eclipse.peakMs) < DAY_MS / 2
  if (!isThis || events.some(({ altitude }) => Math.abs(altitude - HORIZON_DEG) < LOW_DEG)) return
  errors.count += 1
  const isSeen = events.some(({ altitude }) => altitude > HORIZON_DEG)
  if (!own || own.kind !== other.kind || (own.seen !== 'none') !== isSeen) errors.unlike += 1
  const pairs = [own?.beginMs, own?.maxMs, own?.endMs].map(
    (atMs, index) => (atMs ?? 0) - (events[index]?.time.date.getTime() ?? 0),
  )
  errors.seconds = Math.max(errors.seconds, ...pairs.map((ms) => Math.abs(ms) / 1000))
  if (own?.seen === 'whole' || own?.seen === 'peak')
    errors.percent = Math.max(errors.percent, Math.abs(own.hidden - other.obscuration) * 100)
}

/** Solar eclipses in eight cities: what is seen, when, and how much is covered. */
export function localEclipseFigures(fromMs: number, toMs: number): Figure[] {
  const errors: SolarErrors = { seconds: 0, percent: 0, unlike: 0, count: 0 }
  for (const eclipse of almanac.listEclipses(fromMs, toMs))
    if (eclipse.body === 'sun') for (const city of cities) compareSolar(eclipse, city, errors)
  return [
    figure(
      `solar eclipses in eight cities, another kind or sight, of ${errors.count}`,
      errors.unlike,
      'eclipses',
      '= 0',
    ),
    figure(
      'solar eclipses in cities: greatest distance of begin, peak and end',
      rounded(errors.seconds, 1),
      's',
      '<= 60',
    ),
    figure(
      'solar eclipses in cities: greatest difference of what is covered',
      rounded(errors.percent, 2),
      '%',
      '<= 1',
    ),
    ...lunarFigures(fromMs, toMs),
  ]
}

/** Begin and end of the moon's way through the shadow, and whether it is above the horizon then. */
function lunarFigures(fromMs: number, toMs: number): Figure[] {
  let [seconds, unlike, count] = [0, 0, 0]
  for (const eclipse of almanac.listEclipses(fromMs, toMs)) {
    if (eclipse.body === 'sun') continue
    const other = SearchLunarEclipse(new Date(eclipse.peakMs - DAY_MS))
    const half = (eclipse.kind === 'penumbral' ? other.sd_penum : other.sd_partial) * 60_000
    const instants = [-half, 0, half].map((ms) => new Date(other.peak.date.getTime() + ms))
    for (const [latitudeDeg, longitudeDeg] of cities) {
      const own = almanac.findLocalEclipse(eclipse, { latitudeDeg, longitudeDeg })
      const observer = new Observer(latitudeDeg, longitudeDeg, 0)
      const heights = instants.map((at) => {
        const { ra, dec } = Equator(Body.Moon, at, observer, true, true)
        return Horizon(at, observer, ra, dec).altitude
      })
      // Above the horizon at its edges or inside: an eclipse is shorter than a night of the moon.
      if (heights.some((deg) => Math.abs(deg - HORIZON_DEG) < LOW_DEG)) continue
      count += 1
      const up = heights.map((deg) => deg > HORIZON_DEG)
      const seen = up.every(Boolean) ? 'whole' : up[1] ? 'peak' : up.some(Boolean) ? 'part' : 'none'
      if (own?.seen !== seen) unlike += 1
      const errors = [own?.beginMs, own?.endMs].map(
        (ms, index) => (ms ?? 0) - (instants[index * 2]?.getTime() ?? 0),
      )
      seconds = Math.max(seconds, ...errors.map((ms) => Math.abs(ms) / 1000))
    }
  }
  return [
    figure(`lunar eclipses in eight cities, another sight, of ${count}`, unlike, 'eclipses', '= 0'),
    figure('lunar eclipses: greatest distance of begin and end', rounded(seconds, 1), 's', '<= 90'),
  ]
}
