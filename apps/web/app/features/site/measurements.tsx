import { useEffect } from 'react'
import { usePage } from '../../use-page.ts'
import { watchBrowser } from './browser-report.ts'
import { VisitCounter } from './visit-counter.tsx'

/** What visitors agreed to: the count of pages, where the operator counts them, and the speed and errors of pages. */
export function Measurements() {
  const { countsVisits } = usePage()
  useEffect(watchBrowser, [])
  return countsVisits ? <VisitCounter /> : null
}
