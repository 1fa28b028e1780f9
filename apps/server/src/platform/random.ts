import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** The source of secrets and ids; tests pass their own. */
export type Random = {
  bytes(count: number): Buffer
  /** An integer from 0 to `limit`, exclusive. */
  below(limit: number): number
  uuid(): string
}

export const systemRandom: Random = {
  bytes: randomBytes,
  below: (limit) => randomInt(limit),
  uuid: randomUUID,
}
