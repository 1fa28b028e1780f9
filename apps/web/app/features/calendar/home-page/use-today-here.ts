import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { settle } from '../../../visit/settle.ts'
import { useVisit } from '../../../visit/visit-context.ts'
import type { HomeData } from './load-home.ts'

/** The home page of the date at the visitor's place; where it is another date than in the document, it is fetched. */
export function useTodayHere(data: HomeData): HomeData {
  const { load, data: fetched } = useFetcher<HomeData>()
  const { pathname } = useLocation()
  const { local } = useVisit()
  const today = local?.today ?? data.day.date
  const isOther = today !== data.day.date
  useEffect(() => {
    if (isOther) void load(`${pathname}?index&today=${today}`)
  }, [load, pathname, today, isOther])
  const shown = isOther && fetched?.day.date === today ? fetched : data
  const isRight = local !== null && shown.day.date === today
  useEffect(() => {
    if (isRight) settle('date')
  }, [isRight])
  return shown
}
