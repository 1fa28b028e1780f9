import { AppError } from '../../../platform/http/app-error.ts'
import { countOnLadder } from '../../../platform/http/count-on-ladder.ts'
import { createCounterStore } from '../../../platform/http/counter-store.ts'
import type { Db } from '../store.ts'

/**
 * New mornings without an account that an address makes in a day; a network has a few times as many. An office or a mobile
 * network shares one address; a program that sends invented subscriptions has no use of so few.
 */
const newMornings = { name: 'mornings', most: 100, windowMs: 86_400_000 }

/** Counts one more morning without an account. The count is in the database, so all processes share it. */
export async function countNewMorning(trx: Db, address: string, nowMs: number): Promise<void> {
  const retryAfterSec = await countOnLadder(createCounterStore(trx), newMornings, address, nowMs)
  if (retryAfterSec !== undefined) throw new AppError('limit.exceeded', { retryAfterSec })
}
