import type { ErrorCode } from '@zeri/contract'

type Details = { fields?: Readonly<Record<string, string>>; retryAfterSec?: number; cause?: unknown }

/** An expected refusal. Any other error is a fault of ours and becomes a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfterSec: number | undefined

  constructor(code: ErrorCode, { fields, retryAfterSec, cause }: Details = {}) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfterSec = retryAfterSec
  }
}
