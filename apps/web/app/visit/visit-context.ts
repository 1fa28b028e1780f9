import { createContext, use } from 'react'
import { createContext as createRouterContext } from 'react-router'
import { emptyVisit, type Visit, type VisitStore } from './visit-store.ts'

/** On the server nothing is known of the visitor. */
const noVisit: VisitStore = { read: () => emptyVisit, subscribe: () => () => {}, fill: async () => {} }

export const VisitContext = createContext(noVisit)

/** What the store holds, as far as the page shows it. */
export const FilledContext = createContext(emptyVisit)

/** The same store for the middleware of the browser. */
export const visitContext = createRouterContext(noVisit)

/** The visitor's place and person; empty until the page is hydrated and they are fetched. */
export function useVisit(): Visit {
  return use(FilledContext)
}
