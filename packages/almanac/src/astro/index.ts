/** The sky at an instant: solar terms, quarters and risings of the moon, the equation of time. */

export type { Crossing } from './crossings.ts'
export { type Eclipse, listEclipses } from './eclipses.ts'
export { findLocalEclipse, type LocalEclipse } from './local-eclipse.ts'
export { type MansionPlace, mansionAt, mansionStartDeg, moonLongitudeDeg } from './mansion-stars.ts'
export { type MoonPhase, moonPhase } from './moon-phase.ts'
export { type MoonQuarter, moonQuarters, quarterOf } from './moon-quarters.ts'
export { listMoonCrossings } from './moonrise.ts'
export { type SolarTerm, solarTerms, termIndex, termOf } from './solar-terms.ts'
export { equationOfTimeSec } from './solar-time.ts'
export { sunLongitudeDeg } from './sun-longitude.ts'
export { ttMinusUtcSec } from './time-scale.ts'
