// Codes and links that prove who reads the mail of an address: making and checking them.

import { isKeyedHash, keyedHash } from '../../platform/keyed-hash.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import { MAX_WRONG_TRIES, makeCode, readCode } from './mailed-code.ts'
import {
  addWrongTry,
  type CodeTyper,
  insertProof,
  lockLiveCode,
  type ProofPurpose,
  type Requester,
} from './proof-store.ts'
import type { MailServices } from './services.ts'

const MINUTE_MS = 60_000
const CODE_LIFE_MS = 10 * MINUTE_MS
const LINK_LIFE_MS = 24 * 60 * MINUTE_MS

/** The fields of a mail with a code and a link, encrypted for the queue. */
type ProofMail = {
  readonly data: { readonly code: string; readonly minutes: number; readonly token: string }
  readonly validUntil: string
}

/** Creates a code and a link for the address of an account, and returns what the mail needs. */
export async function createProof(
  { clock, random, codeKeys, seal }: MailServices,
  trx: MailServices['db'],
  { accountId, purpose, requester }: { accountId: string; purpose: ProofPurpose; requester?: Requester },
): Promise<ProofMail> {
  const nowMs = clock.now()
  const code = makeCode(random)
  const token = makeToken(random)
  const linkExpiresAt = new Date(nowMs + LINK_LIFE_MS)
  await insertProof(trx, {
    id: random.uuid(),
    accountId,
    purpose,
    browserHash: requester?.browserHash ?? null,
    networkHash: requester?.networkHash ?? null,
    codeHash: keyedHash(codeKeys, accountId, code),
    linkHash: digestToken(token),
    createdAt: new Date(nowMs),
    codeExpiresAt: new Date(nowMs + CODE_LIFE_MS),
    linkExpiresAt,
  })
  return {
    data: { code: seal.close(code), minutes: CODE_LIFE_MS / MINUTE_MS, token: seal.close(token) },
    validUntil: linkExpiresAt.toISOString(),
  }
}

type TypedCode = {
  readonly accountId: string
  readonly purpose: ProofPurpose
  readonly code: string
  readonly by?: CodeTyper
}

/** Checks a code under a row lock, so that simultaneous tries are counted one by one. */
export async function isRightCode(
  { clock, codeKeys }: MailServices,
  trx: MailServices['db'],
  { code, ...query }: TypedCode,
): Promise<boolean> {
  const at = new Date(clock.now())
  const proof = await lockLiveCode(trx, { ...query, at, maxWrongTries: MAX_WRONG_TRIES })
  if (!proof) return false
  if (isKeyedHash(codeKeys, proof.codeHash, query.accountId, readCode(code))) return true
  await addWrongTry(trx, proof.id)
  return false
}
