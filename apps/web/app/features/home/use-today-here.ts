import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { settle } from '../../visit/settle.ts'
import { useVisit } from '../../visit/visit-context.ts'
import type { HomeData } from './load-home.ts'

/** The home page of the date at the visitor's place; where it is another date than in the document, it is fetched. */
export function useTodayHere<Page extends { readonly home: HomeData }>(page: Page): Page {
  const { load, data: fetched } = useFetcher<Page>()
  const { pathname } = useLocation()
  const { local } = useVisit()
  const today = local?.today ?? page.home.day.date
  const isOther = today !== page.home.day.date
  useEffect(() => {
    if (isOther) void load(`${pathname}?index&today=${today}`)
  }, [load, pathname, today, isOther])
  // True: the same loader made both, and its data are plain.
  const shown = isOther && fetched?.home.day.date === today ? (fetched as Page) : page
  const isRight = local !== null && shown.home.day.date === today
  useEffect(() => {
    if (isRight) settle('date')
  }, [isRight])
  return shown
}
