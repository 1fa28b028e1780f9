import { createContext } from 'react'

/** The nonce of the page that is being rendered. Known to the server alone: browsers hide it from the page. */
export const NonceContext = createContext<string | undefined>(undefined)
