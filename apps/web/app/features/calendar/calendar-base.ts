import { createContext, use } from 'react'

type Path = `/${string}`

/** Path prefix of the pages of dates: empty for the public calendar, or the page of a chart or of a place. */
export const CalendarBase = createContext<'' | Path>('')

/** Returns a function that adds the prefix of the current calendar to the path of a date. */
export function useCalendarPath(): (path: Path) => Path {
  const base = use(CalendarBase)
  return (path) => `${base}${path}`
}
