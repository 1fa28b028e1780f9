import { use, useEffect } from 'react'
import { settle } from './settle.ts'
import { VisitContext } from './visit-context.ts'

/** Fills in place and person after hydration, and shows what the head script had hidden until then. */
export function VisitFiller(): null {
  const { fill, read } = use(VisitContext)
  useEffect(() => {
    void fill(location).then(() => {
      settle('place', 'person')
      if (!read().local) settle('date') // the date of the place is not known
    })
  }, [fill, read])
  return null
}
