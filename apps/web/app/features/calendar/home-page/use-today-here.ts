import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useVisit } from '../../../visit/visit-context.ts'
import type { HomeData } from './load-home.ts'

/** The home page of the date at the visitor's place; where it is another date than in the document, it is fetched. */
export function useTodayHere(data: HomeData): HomeData {
  const { load, data: fetched } = useFetcher<HomeData>()
  const { pathname } = useLocation()
  const today = useVisit().local?.today ?? data.day.date
  const isOther = today !== data.day.date
  useEffect(() => {
    if (isOther) void load(`${pathname}?index&today=${today}`)
  }, [load, pathname, today, isOther])
  return isOther && fetched?.day.date === today ? fetched : data
}
