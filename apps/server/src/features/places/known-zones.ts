/** Whether a text names a time zone, in its only spelling. */
export type KnownZones = (zone: string) => boolean

/** `Asia/Ho_Chi_Minh`: former names of zones have this form, so that a name has one spelling although case is ignored. */
const TITLE_CASE = /^[A-Z][a-z]+(?:[/_][A-Z][a-z]+)+$/

/** The zones of this runtime: those it lists, their former and newer names, and UTC. */
export function createKnownZones(): KnownZones {
  const listed = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
  return (zone) => listed.has(zone) || (TITLE_CASE.test(zone) && isZone(zone))
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    return false
  }
}
