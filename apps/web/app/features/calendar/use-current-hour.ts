import { useEffect, useState } from 'react'
import { repeatWhileSeen } from '../../ui/repeat-while-seen.ts'
import { findCurrentHour, msToNextHour, type Span } from './current-hour.ts'

/** Index of the current hour. Undefined until the page is hydrated, and on other days. */
export function useCurrentHour(hours: readonly Span[]): number | undefined {
  const [current, setCurrent] = useState<number>()
  useEffect(
    () =>
      repeatWhileSeen(() => {
        const now = Date.now()
        const index = findCurrentHour(hours, now)
        setCurrent(index)
        return msToNextHour(hours[index ?? -1], now)
      }),
    [hours],
  )
  return current
}
