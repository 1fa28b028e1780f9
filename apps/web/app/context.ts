import type { PageContext } from '@zeri/contract'
import { createContext } from 'react-router'
import type { OwnCharts } from './features/charts/own-charts.server.ts'

/** What the server hands to every loader. */
export const pageContext = createContext<PageContext>()

/** Asks for the visitor's own charts, once however many loaders of a page do; null for who is not signed in. */
export const chartsContext = createContext<() => Promise<OwnCharts | null>>()
