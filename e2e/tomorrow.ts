const DAY_MS = 86_400_000

/** The date of tomorrow in a zone; Swedish dates are written as ISO's. */
export function tomorrowIn(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() + DAY_MS)
}
