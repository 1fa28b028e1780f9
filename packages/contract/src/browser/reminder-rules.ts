/** Rules of a reminder as plain functions, for forms that do without a schema library. */

const STEP_MIN = 15
const CHOICES = 100

/** 00:00 to 24:45 in steps of a quarter of an hour. From 24:00 on it is the midnight a day begins with, said late. */
export const REMINDER_TIME = /^(?:[01]\d|2[0-4]):(?:00|15|30|45)$/

const two = (value: number): string => String(value).padStart(2, '0')

/** Every time a reminder can have, in their order. */
export function listReminderTimes(): string[] {
  return Array.from({ length: CHOICES }, (_, index) => {
    const minute = index * STEP_MIN
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  })
}
