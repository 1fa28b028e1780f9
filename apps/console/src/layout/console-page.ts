import type { ConsoleOperation } from '@zeri/contract/console'
import type { ComponentType } from 'react'
import type { WordKey } from '../i18n/word-key.ts'

/** A page of the console. Who may call `needs` sees it. */
export type ConsolePage = {
  readonly path: string
  readonly needs: ConsoleOperation
  /** Its name in the navigation; a page without one is reached from another. */
  readonly nav?: WordKey
  readonly Page: ComponentType
}
