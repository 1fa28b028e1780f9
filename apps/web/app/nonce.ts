import { createContext } from 'react'

/** The nonce of a privately rendered page. Known to the server alone: browsers hide it from the page. */
export const NonceContext = createContext<string | undefined>(undefined)
