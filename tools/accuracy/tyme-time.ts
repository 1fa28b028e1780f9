import { SolarTime } from 'tyme4ts'

/** What a clock in UTC+8 shows, as tyme4ts takes it; the reading is in seconds as if it were UTC. */
export function clockOf(
  readingSec: number,
): [year: number, month: number, day: number, hour: number, minute: number, second: number] {
  const at = new Date(readingSec * 1000)
  return [
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  ]
}

export function tymeTimeOf(readingSec: number): SolarTime {
  return SolarTime.fromYmdHms(...clockOf(readingSec))
}
