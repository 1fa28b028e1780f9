// Slots: the chosen time of a reminder in minutes after midnight, up to 24:45.

const DAY_MIN = 1440

/**
 * Converts a chosen time to minutes after midnight: 24:15 stays 1455.
 * @example slotOf('24:15') // 1455
 */
export function slotOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Converts a slot back to the chosen time.
 * @example timeOf(1455) // '24:15'
 */
export function timeOf(slot: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(slot / 60))}:${two(slot % 60)}`
}

/**
 * The minute of the day of a slot: 24:15 is a quarter past the midnight at the start of the day.
 * @example minuteOfDay(1455) // 15
 */
export function minuteOfDay(slot: number): number {
  return slot % DAY_MIN
}
