/** The sky at an instant: solar terms, quarters and risings of the moon, the equation of time. */
export { type MoonPhase, moonPhase } from './moon-phase.ts'
export { type MoonQuarter, moonQuarters, quarterOf } from './moon-quarters.ts'
export { listMoonCrossings, type MoonCrossing } from './moonrise.ts'
export { type SolarTerm, solarTerms, termIndex, termOf } from './solar-terms.ts'
export { equationOfTimeSec } from './solar-time.ts'
export { sunLongitudeDeg } from './sun-longitude.ts'
export { ttMinusUtcSec } from './time-scale.ts'
