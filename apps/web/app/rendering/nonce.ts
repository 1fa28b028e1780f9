import { createContext } from 'react'

/** The nonce of the page that is being rendered. Only the server has it: browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)
