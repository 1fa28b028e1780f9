import { use, useEffect } from 'react'
import { settle } from './settle.ts'
import { useVisit, VisitContext } from './visit-context.ts'

/** Fills in place and person after hydration, and shows what the head script had hidden once the page has them. */
export function VisitFiller(): null {
  const { fill } = use(VisitContext)
  const { path, local } = useVisit()
  useEffect(() => void fill(location), [fill])
  useEffect(() => {
    if (path === '') return
    settle('place', 'person')
    if (!local) settle('date') // the date of the place is not known
  }, [path, local])
  return null
}
