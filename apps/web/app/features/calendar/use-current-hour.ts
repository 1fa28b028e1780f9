import { useEffect, useState } from 'react'
import { findCurrentHour, type Span } from './current-hour.ts'

const REFRESH_MS = 20_000

/** Index of the current hour. Undefined until the page is hydrated, and on other days. */
export function useCurrentHour(hours: readonly Span[]): number | undefined {
  const [current, setCurrent] = useState<number>()
  useEffect(() => {
    const refresh = () => setCurrent(findCurrentHour(hours, Date.now()))
    refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    return () => clearInterval(timer)
  }, [hours])
  return current
}
