import type { Clock } from '../../platform/clock.ts'
import { isDatabaseAway } from '../../platform/db/connection-lost.ts'
import type { RunPrepared } from '../../platform/db/prepared.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { hashToken } from '../../platform/http/auth.ts'
import type { AdmitKey, KeyVerdict } from '../../platform/http/keyed-requests.ts'
import type { Limits } from '../../platform/http/limits.ts'
import { createKeyQuota, type KeyQuota } from './key-quota.ts'
import type { KeySettings } from './key-settings.ts'
import { findKeyId } from './key-store.ts'
import { createKnownKeys, type KnownKeys } from './known-keys.ts'
import { createUsageStore } from './usage-store.ts'

/** Checks the keys that programs send. */
export type KeyGate = {
  readonly admit: AdmitKey
  /** Returns unused parts of quotas to the other processes; called every second, and when the process stops. */
  readonly settle: KeyQuota['settle']
}

type GateDeps = { readonly runPrepared: RunPrepared; readonly limits: Limits; readonly clock: Clock }

const SECRET = /^zeri_[\w-]{43}$/
/** How many keys that never worked here an address may have looked up, so that nobody floods the database with guesses. */
const LOOK_UPS = { name: 'unknown-key', perMinute: 120 }
const UNKNOWN: KeyVerdict = { kind: 'unknown' }
const UNCHECKED: KeyVerdict = { kind: 'unchecked' }

export function createKeyGate(
  { runPrepared, limits, clock }: GateDeps,
  { keyPerDay, keyPerMinute }: Pick<KeySettings, 'keyPerDay' | 'keyPerMinute'>,
): KeyGate {
  const known = createKnownKeys((hash) => findKeyId(runPrepared, hash), clock)
  const limit = { perDay: keyPerDay, perMinute: keyPerMinute }
  const quota = createKeyQuota({ store: createUsageStore(runPrepared, limit), clock }, limit)
  return {
    settle: quota.settle,
    async admit(secret, address) {
      if (!SECRET.test(secret)) return UNKNOWN
      const hash = hashToken(secret)
      if (!known.hasWorked(hash)) refuseGuesses(limits, address)
      try {
        return await judge(hash, known, quota)
      } catch (error) {
        if (isDatabaseAway(error)) return UNCHECKED
        throw error
      }
    },
  }
}

function refuseGuesses(limits: Limits, address: string): void {
  const verdict = limits.hit(LOOK_UPS, address)
  if (!verdict.allowed) throw new AppError('limit.exceeded', verdict)
}

async function judge(hash: string, known: KnownKeys, quota: KeyQuota): Promise<KeyVerdict> {
  const id = await known.find(hash)
  if (id === undefined) return UNKNOWN
  const { isAllowed, quotas } = await quota.spend(id)
  return { kind: isAllowed ? 'admitted' : 'spent', id, quotas }
}
