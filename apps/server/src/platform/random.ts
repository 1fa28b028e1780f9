import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Where secrets and ids come from; tests bring their own. */
export type Random = {
  bytes(count: number): Buffer
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number
  uuid(): string
}

export const systemRandom: Random = {
  bytes: randomBytes,
  below: (limit) => randomInt(limit),
  uuid: randomUUID,
}
