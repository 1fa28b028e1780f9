import { createContext, use } from 'react'

type Path = `/${string}`

/** Where the pages of dates live: at the root, or below the page of a chart. */
export const CalendarBase = createContext<'' | Path>('')

/** Leads the path of a date into the calendar that is being read. */
export function useCalendarPath(): (path: Path) => Path {
  const base = use(CalendarBase)
  return (path) => `${base}${path}`
}
