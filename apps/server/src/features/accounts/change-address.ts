// A change of the e-mail of an account. It needs a code from the old mailbox and one from the new.

import type {
  getAddressChange as getOperation,
  Input,
  Output,
  proveAddressChange as proveOperation,
  requestAddressChange as requestOperation,
} from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { isKeyedHash, keyedHash } from '../../platform/keyed-hash.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import {
  addWrongTryOf,
  deleteChange,
  findChange,
  markProven,
  type Side,
  saveChange,
  type WaitingChange,
} from './address-change-store.ts'
import { deviceCookie, originOf } from './caller-facts.ts'
import { requireConfirmation } from './confirmation.ts'
import { endDevices, rememberDevice } from './device-store.ts'
import { foldAddress } from './email.ts'
import { lockSession } from './lock-session.ts'
import { noRoomForMail, takeMail } from './mail-allowance.ts'
import { MAX_WRONG_TRIES, makeCode, readCode } from './mailed-code.ts'
import { addressChangedMail, addressChangeMail } from './mails/address-change.ts'
import { deleteProofsOf } from './proof-store.ts'
import type { Services } from './services.ts'
import { deleteSessionsOf } from './session-store.ts'
import { type Account, findAccountByEmail, updateAddress } from './store.ts'

const LIFE_MINUTES = 30

type Ctx = { readonly session: Session; readonly caller: Caller }

const hashParts = (side: Side, accountId: string, code: string) => ['address-change', side, accountId, code]

/** The change that waits, as every session of the account may see it. */
export async function getAddressChange(
  { db, clock }: Services,
  { id, userId }: Session,
): Promise<Output<typeof getOperation>> {
  const change = await findChange(db, { accountId: userId, at: new Date(clock.now()) })
  if (!change) return { change: null }
  return {
    change: {
      email: change.emailTyped,
      oldProven: change.sides.old.isProven,
      newProven: change.sides.new.isProven,
      here: change.sessionId === id,
      expiresAt: change.expiresAt.toISOString(),
    },
  }
}

/**
 * Mails a code to each of the two addresses. If the new one has an account already, its mailbox gets a mail that says so
 * and no code; the work and the response are the same.
 */
export async function requestAddressChange(
  services: Services,
  form: Input<typeof requestOperation>,
  { session, caller: { requestId } }: Ctx,
): Promise<Output<typeof requestOperation>> {
  const { db, clock, random, codeKeys, security } = services
  await requireConfirmation(services, session)
  const createdAt = new Date(clock.now())
  const expiresAt = new Date(createdAt.getTime() + LIFE_MINUTES * 60_000)
  const email = form.email.toLowerCase()
  await db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    if (email === account.email)
      throw new AppError('address.same', { fields: { email: 'must be another address' } })
    const holder = await findAccountByEmail(trx, email)
    const codes = { old: makeCode(random), new: makeCode(random) }
    const hashOf = (side: Side) => keyedHash(codeKeys, ...hashParts(side, account.id, codes[side]))
    await saveChange(trx, {
      accountId: account.id,
      sessionId: session.id,
      email,
      emailTyped: form.email,
      codeHashes: { old: hashOf('old'), new: hashOf('new') },
      createdAt,
      expiresAt,
    })
    await security.record(trx, account.id, { event: 'address.change-requested', requestId })
    await mailCodes(services, trx, { account, form, codes, isTaken: holder !== undefined, expiresAt })
  })
  return { expiresAt: expiresAt.toISOString() }
}

type CodeMails = {
  readonly account: Account
  readonly form: Input<typeof requestOperation>
  readonly codes: Readonly<Record<Side, string>>
  readonly isTaken: boolean
  readonly expiresAt: Date
}

/**
 * Without room in the allowance of the old mailbox the change is refused. That of the new one must show nothing: how many
 * mails an address got would reveal whether it has an account.
 */
async function mailCodes(
  services: Services,
  trx: Services['db'],
  { account, form, codes, isTaken, expiresAt }: CodeMails,
): Promise<void> {
  const { enqueue, seal } = services
  const mails = [
    { kind: 'old', to: account, typed: account.emailTyped, code: codes.old },
    {
      kind: isTaken ? 'taken' : 'new',
      to: { email: form.email.toLowerCase(), isVerified: false },
      typed: form.email,
      // Nobody gets the code of an address that is taken.
      code: isTaken ? '' : codes.new,
    },
  ] as const
  // Always in one order, so that two changes in opposite directions do not wait for each other.
  const ordered = mails.toSorted((a, b) => (foldAddress(a.to.email) < foldAddress(b.to.email) ? -1 : 1))
  for (const { kind, to, typed, code } of ordered) {
    const hasRoom = await takeMail(services, trx, { kind: 'address-change', to })
    if (!hasRoom && kind === 'old') throw noRoomForMail()
    if (!hasRoom) continue
    await enqueue(trx, addressChangeMail.job, {
      template: 'address-change',
      locale: form.locale ?? account.locale,
      to: typed,
      data: { kind, code: seal.close(code), minutes: LIFE_MINUTES, next: kind === 'old' ? form.email : '' },
      validUntil: expiresAt.toISOString(),
    })
  }
}

type Proven =
  | { readonly isRight: false }
  | { readonly isRight: true; readonly changed: boolean; readonly cookies: readonly Cookie[] }

/**
 * Proves one of the two addresses by its code. The second proof changes the address. A code works in the session that
 * requested it, until five wrong ones were typed.
 */
export async function proveAddressChange(
  services: Services,
  { of: side, code }: Input<typeof proveOperation>,
  { session, caller }: Ctx,
): Promise<{ readonly changed: boolean; readonly cookies: readonly Cookie[] }> {
  const { db, security } = services
  const { requestId } = caller
  const proven = await orTaken(services, session, () =>
    db.transaction().execute((trx) => proveSide(services, trx, { side, code, session, caller })),
  )
  if (proven.isRight) return proven
  await security.record(db, session.userId, { event: 'address.change-refused', requestId })
  throw new AppError('verification.invalid', { fields: { code: 'must be the code of the mail' } })
}

type Proof = Ctx & { readonly side: Side; readonly code: string }

/** A wrong try is returned and not thrown: it must be committed. */
async function proveSide(
  services: Services,
  trx: Services['db'],
  { side, code, session, caller }: Proof,
): Promise<Proven> {
  const { clock, codeKeys } = services
  const at = new Date(clock.now())
  const account = await lockSession(trx, session)
  const change = await findChange(trx, { accountId: account.id, at })
  if (change?.sessionId !== session.id) throw new AppError('address.no-change')
  const { codeHash, wrongTries, isProven } = change.sides[side]
  const isRight =
    !isProven &&
    wrongTries < MAX_WRONG_TRIES &&
    isKeyedHash(codeKeys, codeHash, ...hashParts(side, account.id, readCode(code)))
  if (!isRight) {
    await addWrongTryOf(trx, account.id, side)
    return { isRight: false }
  }
  await markProven(trx, account.id, side, at)
  const other = change.sides[side === 'old' ? 'new' : 'old']
  if (!other.isProven) return { isRight: true, changed: false, cookies: [] }
  return {
    isRight: true,
    changed: true,
    cookies: await applyChange(services, trx, { account, change, session, caller }),
  }
}

const UNIQUE_VIOLATION = '23505'

/** Ends a change whose address got an account meanwhile. Its owner has proven the mailbox, so the reason reveals nothing. */
async function orTaken<T>({ db }: Services, { userId }: Session, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    await deleteChange(db, userId)
    throw new AppError('address.taken')
  }
}

type ProvenChange = Ctx & { readonly account: Account; readonly change: WaitingChange }

/**
 * Changes the address. Everything that was mailed to the old one opens nothing any more; other sessions and known devices
 * end, because the old mailbox may be somebody else's from now on. Returns the cookie that makes this browser a known
 * device.
 */
async function applyChange(
  services: Services,
  trx: Services['db'],
  { account, change, session, caller }: ProvenChange,
): Promise<readonly Cookie[]> {
  const { clock, random, enqueue, endAccess, security } = services
  const at = new Date(clock.now())
  const { email, emailTyped } = change
  await updateAddress(trx, account.id, { email, emailTyped, at })
  await deleteChange(trx, account.id)
  await deleteProofsOf(trx, account.id)
  await deleteSessionsOf(trx, account.id, session.id)
  await endAccess(trx, { accountId: account.id, kinds: ['reminder-links'], at })
  const token = makeToken(random)
  await endDevices(trx, account.id)
  const { device } = originOf(caller)
  await rememberDevice(trx, { accountId: account.id, deviceHash: digestToken(token), device, at })
  await security.record(trx, account.id, { event: 'address.changed', requestId: caller.requestId })
  // The code has just proven the old address, whatever it was before.
  const to = { email: account.email, isVerified: true }
  if (await takeMail(services, trx, { kind: 'address-changed', to }))
    await enqueue(trx, addressChangedMail.job, {
      template: 'address-changed',
      locale: account.locale,
      to: account.emailTyped,
      data: { at: at.toISOString(), next: emailTyped },
    })
  return [deviceCookie(token)]
}

/** Cancels the change that waits, from any session of the account. */
export async function cancelAddressChange(
  { db, security }: Services,
  { session, caller: { requestId } }: Ctx,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    if (!(await deleteChange(trx, account.id))) throw new AppError('address.no-change')
    await security.record(trx, account.id, { event: 'address.change-cancelled', requestId })
  })
}
