import type { Chart, PageContext } from '@zeri/contract'
import { createContext } from 'react-router'

/** What the server passes to every loader. */
export const pageContext = createContext<PageContext>()

/** The charts of the signed-in user, and the one that is selected. */
export type OwnCharts = { readonly list: readonly Chart[]; readonly selected: string | null }

/** Loads the user's own charts, once for all loaders of a page; null for a visitor. */
export const chartsContext = createContext<() => Promise<OwnCharts | null>>()
