import { type SwitchName, switchNames } from '@zeri/contract'

/** A part of the site, whether it is on, since when and by whom. */
export type SwitchState = {
  readonly name: SwitchName
  readonly isOn: boolean
  /** Null if it was never switched. */
  readonly since: Date | null
  readonly by: string | null
  /** What visitors read about it. */
  readonly note: { readonly en: string; readonly ru: string } | null
}

/** The switches as they were last read. */
export type Reading = { readonly states: readonly SwitchState[]; readonly atMs: number }

/** Three readings missed in a row. */
const STALE_MS = 7_000

/** Whether a part is on. One that was never switched or never read is: a site without a reading works as usual. */
export function isOn(reading: Reading | undefined, name: SwitchName): boolean {
  return reading?.states.find((state) => state.name === name)?.isOn ?? true
}

/** Every part in the order of the list, those without a row included. */
export function listStates(reading: Reading | undefined): SwitchState[] {
  return switchNames.map(
    (name) =>
      reading?.states.find((state) => state.name === name) ?? {
        name,
        isOn: true,
        since: null,
        by: null,
        note: null,
      },
  )
}

/** Whether the database answered lately. */
export function isFresh(reading: Reading | undefined, nowMs: number): boolean {
  return reading !== undefined && nowMs - reading.atMs <= STALE_MS
}
