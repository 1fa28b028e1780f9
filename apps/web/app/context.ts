import type { Chart, PageContext } from '@zeri/contract'
import { createContext } from 'react-router'

/** What the server hands to every loader. */
export const pageContext = createContext<PageContext>()

/** The charts of the signed-in user, and the one that is selected. */
export type OwnCharts = { readonly list: readonly Chart[]; readonly selected: string | null }

/** Asks for the visitor's own charts, once however many loaders of a page do; null for who is not signed in. */
export const chartsContext = createContext<() => Promise<OwnCharts | null>>()
