import { use, useEffect } from 'react'
import { VisitContext } from './visit-context.ts'

/** Fills in place and person after hydration, and shows what the head script had hidden until then. */
export function VisitFiller(): null {
  const { fill } = use(VisitContext)
  useEffect(() => {
    void fill(location).then(() => delete document.documentElement.dataset.settling)
  }, [fill])
  return null
}
