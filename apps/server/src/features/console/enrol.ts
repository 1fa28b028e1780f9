// Enrolment: a link that adds a passkey to an operator, once.

import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { ConsoleInput, ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { AppError } from '../../platform/http/app-error.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import { PASSKEY_ALGORITHMS, verifyRegistration } from '../accounts/index.ts'
import { recordAudit } from './audit.ts'
import { beginOperatorSession } from './operator-session.ts'
import {
  type Db,
  findEnrolment,
  insertOperatorPasskey,
  type Operator,
  saveEnrolment,
  takeEnrolment,
} from './operator-store.ts'
import { ConsoleRefusal } from './refusal.ts'
import type { ConsoleServices } from './services.ts'

const LINK_LIFE_MS = 30 * 60_000

const boundTo = (token: string) => ({ purpose: 'operator-enrol', by: token }) as const

/** Makes the link of an operator. The token is behind `#`: browsers do not send it, so no log has it. */
export async function makeEnrolment(
  trx: Db,
  { random, clock, origin }: Pick<ConsoleServices, 'random' | 'clock' | 'origin'>,
  operatorId: string,
): Promise<ConsoleOutput<typeof consoleCalls.addOperator>> {
  const token = makeToken(random)
  const expiresAt = new Date(clock.now() + LINK_LIFE_MS)
  await saveEnrolment(trx, { operatorId, tokenHash: digestToken(token), expiresAt })
  return { operator: operatorId, link: `${origin}/enrol#${token}`, expiresAt: expiresAt.toISOString() }
}

export async function startEnrolment(
  services: ConsoleServices,
  { token }: ConsoleInput<typeof consoleCalls.startEnrolment>,
): Promise<ConsoleOutput<typeof consoleCalls.startEnrolment>> {
  const { db, clock, challenges, product, origin } = services
  const operator = await findEnrolment(db, digestToken(token), new Date(clock.now()))
  if (!operator) throw new ConsoleRefusal('enrolment.invalid')
  const options = await generateRegistrationOptions({
    rpName: `${product} console`,
    rpID: new URL(origin).hostname,
    userName: operator.name,
    userID: new Uint8Array(Buffer.from(operator.id)),
    challenge: new Uint8Array(challenges.make(boundTo(token))),
    attestationType: 'none',
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options }, name: operator.name }
}

/** Adds the passkey that the browser has made for a link, uses the link up and signs the operator in. */
export async function enrolOperator(
  services: ConsoleServices,
  { token, credential }: ConsoleInput<typeof consoleCalls.enrolOperator>,
): Promise<{ readonly operator: Operator; readonly cookie: Cookie }> {
  const { db, clock, random, challenges, origin } = services
  const at = new Date(clock.now())
  const tokenHash = digestToken(token)
  const operator = await findEnrolment(db, tokenHash, at)
  if (!operator) throw new ConsoleRefusal('enrolment.invalid')
  const verified = await verifyRegistration({ challenges, origins: [origin] }, credential, boundTo(token))
  if (!verified) throw new AppError('passkey.refused')
  const { challenge, passkey } = verified
  const cookie = await db.transaction().execute(async (trx) => {
    if (!(await takeEnrolment(trx, tokenHash))) throw new ConsoleRefusal('enrolment.invalid')
    if (!(await challenges.take(trx, challenge))) throw new AppError('passkey.refused')
    const isNew = await insertOperatorPasskey(trx, {
      id: random.uuid(),
      operatorId: operator.id,
      ...passkey,
      at,
    })
    if (!isNew) throw new AppError('passkey.refused')
    const begun = await beginOperatorSession(trx, services, operator.id)
    const who = { operatorId: operator.id, subject: operator.id }
    await recordAudit(trx, { ...who, at, action: 'operator.enrol' })
    return begun
  })
  return { operator, cookie }
}
