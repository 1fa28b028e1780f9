import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { FilledContext, VisitContext } from './visit-context.ts'
import { emptyVisit, type VisitStore } from './visit-store.ts'

type VisitProviderProps = { readonly store: VisitStore; readonly children: ReactNode }

/**
 * Provides the visit of this browser. What is filled in is rendered in a transition: the whole page depends on it, and
 * rendering that at once would block a slow phone for a tenth of a second.
 */
export function VisitProvider({ store, children }: VisitProviderProps) {
  const [visit, setVisit] = useState(emptyVisit)
  useEffect(() => {
    const show = () => startTransition(() => setVisit(store.read()))
    show()
    return store.subscribe(show)
  }, [store])
  return (
    <VisitContext value={store}>
      <FilledContext value={visit}>{children}</FilledContext>
    </VisitContext>
  )
}
