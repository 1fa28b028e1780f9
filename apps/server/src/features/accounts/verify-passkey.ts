// What a browser sends for a passkey, checked against the challenge it was made for. Accounts and operators use it.

import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Challenges, ChallengeUse } from './challenges.ts'

/** Ed25519, ES256, RS256: what Node verifies without experimental code. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-8, -7, -257]

/** The hosts a passkey may belong to: a browser takes that of the page. */
export const hostsOf = (origins: readonly string[]) => origins.map((origin) => new URL(origin).hostname)

type Site = { readonly challenges: Challenges; readonly origins: readonly string[] }
type Assertion = {
  readonly id: string
  readonly response: { readonly userHandle?: string | null | undefined }
}
type Known = { readonly ownerId: string; readonly publicKey: Buffer; readonly use: ChallengeUse }

/** The challenge that a known passkey has signed, and its counter; undefined if anything is not right. */
export async function verifyAssertion(site: Site, credential: Assertion, { ownerId, publicKey, use }: Known) {
  const handle = credential.response.userHandle
  if (!handle || Buffer.from(handle, 'base64url').toString() !== ownerId) return undefined
  return verifySigned(site, use, async (expected) => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected,
      // True: the contract has checked its form; what else a browser adds is not read.
      response: credential as unknown as AuthenticationResponseJSON,
      // The counter is judged by passkey-counter.ts: the library would refuse one that merely stands still.
      credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    })
    const { newCounter, credentialBackedUp } = authenticationInfo
    return verified ? { counter: newCounter, isSynced: credentialBackedUp } : undefined
  })
}

type NewPasskey = {
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly isSynced: boolean
}
type Made = { readonly passkey: NewPasskey; readonly challenge: string }

/** The passkey that a browser has made, and the challenge it was made for; undefined if anything is not right. */
export function verifyRegistration(
  site: Site,
  response: object,
  use: ChallengeUse,
): Promise<Made | undefined> {
  return verifySigned(site, use, async (expected) => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      // True: the contract has checked its form; what else a browser adds is not read.
      response: response as RegistrationResponseJSON,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    })
    if (!verified || !registrationInfo) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    const { id, publicKey, counter, transports = [] } = credential
    const bytes = Buffer.from(publicKey)
    return {
      passkey: { credentialId: id, publicKey: bytes, counter, transports, isSynced: credentialBackedUp },
    }
  })
}

type Expected = {
  readonly expectedChallenge: (challenge: string) => boolean
  readonly expectedOrigin: string[]
  readonly expectedRPID: string[]
  readonly requireUserVerification: true
}

async function verifySigned<Found extends object>(
  { challenges, origins }: Site,
  use: ChallengeUse,
  verify: (expected: Expected) => Promise<Found | undefined>,
): Promise<(Found & { readonly challenge: string }) | undefined> {
  let signed = ''
  try {
    const found = await verify({
      expectedChallenge: (challenge) => {
        signed = challenge
        return challenges.isFor(challenge, use)
      },
      expectedOrigin: [...origins],
      expectedRPID: hostsOf(origins),
      requireUserVerification: true,
    })
    return found && { ...found, challenge: signed }
  } catch {
    // The library throws for everything that is not right, whatever it is.
    return undefined
  }
}
