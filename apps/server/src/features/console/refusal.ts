import type { consoleErrors } from '@zeri/contract/console'

export type RefusalCode = keyof typeof consoleErrors

/** A refusal that only the console knows. */
export class ConsoleRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.name = 'ConsoleRefusal'
    this.code = code
  }
}
