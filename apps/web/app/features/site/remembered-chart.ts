import { useEffect } from 'react'
import { writeStored } from '../../ui/browser-storage.ts'
import { storedKeys } from './stored-keys.ts'

/** Stores the chart this browser showed or selected last; null forgets it. */
export function rememberChart(uuid: string | null): void {
  writeStored(storedKeys.personalChart, uuid)
}

/** Remembers the chart whose page is open. */
export function useRememberChart(uuid: string): void {
  useEffect(() => rememberChart(uuid), [uuid])
}
