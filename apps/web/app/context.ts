import type { PageContext } from '@zeri/contract'
import { createContext } from 'react-router'

/** What the server hands to every loader. */
export const pageContext = createContext<PageContext>()
