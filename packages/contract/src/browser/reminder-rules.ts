/** Rules of a reminder as plain functions, for forms without a schema library. */

const STEP_MIN = 15
const CHOICES = 100

/** 00:00 to 24:45 in steps of a quarter of an hour. Times from 24:00 on are after midnight of the same evening. */
export const REMINDER_TIME = /^(?:[01]\d|2[0-4]):(?:00|15|30|45)$/

const two = (value: number): string => String(value).padStart(2, '0')

/** Every time a reminder can have, in order. */
export function listReminderTimes(): string[] {
  return Array.from({ length: CHOICES }, (_, index) => {
    const minute = index * STEP_MIN
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  })
}
