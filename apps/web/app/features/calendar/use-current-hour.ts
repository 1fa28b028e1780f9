import { useEffect, useState } from 'react'
import { findCurrentHour, type Span } from './current-hour.ts'

const LOOK_EVERY_MS = 20_000

/** The hour that runs now. Known only once a browser shows the page: until then, and on other days, none. */
export function useCurrentHour(hours: readonly Span[]): number | undefined {
  const [current, setCurrent] = useState<number>()
  useEffect(() => {
    const look = () => setCurrent(findCurrentHour(hours, Date.now()))
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [hours])
  return current
}
