// A passkey without a browser, for tests of the server: ES256, user verified, no attestation.

import { createHash, generateKeyPairSync, randomBytes, sign as signBytes } from 'node:crypto'
import type { TestApp } from './test-app.ts'

export type RegistrationOptions = { readonly challenge: string; readonly user: { readonly id: string } }

type Wrong = {
  /** By default the site of a development server. */
  readonly origin?: string
  readonly isUserVerified?: boolean
}

const ORIGIN = 'http://localhost:3000'
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** One credential of one authenticator. Its counter can be set, as that of a copied key is. */
export function anAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let userHandle = ''

  const clientData = (type: string, challenge: string, origin = ORIGIN) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (flags: number, counter: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(ORIGIN).hostname), Buffer.from([flags]), count])
  }
  /** The public key in COSE: kty 2, alg -7, crv 1, x, y. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const names = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} } as const

  const authenticator = {
    counter: 0,
    register({ challenge, user }: RegistrationOptions, { origin, isUserVerified = true }: Wrong = {}) {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([
        authData(isUserVerified ? 0x45 : 0x41, authenticator.counter),
        Buffer.alloc(16),
        length,
        id,
        coseKey,
      ])
      const size = Buffer.alloc(2)
      size.writeUInt16BE(data.length)
      // { fmt: 'none', attStmt: {}, authData } in CBOR.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        size,
        data,
      ])
      return {
        ...names,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      }
    },
    /** Signs a challenge; the counter goes up by `step`. */
    sign(
      { challenge }: { readonly challenge: string },
      { origin, isUserVerified = true, step = 1 }: Wrong & { readonly step?: number } = {},
    ) {
      authenticator.counter += step
      const data = authData(isUserVerified ? 0x05 : 0x01, authenticator.counter)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = signBytes('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...names,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle,
        },
      }
    },
    /** What looks right but answers no challenge of the site. */
    forge(kind: 'registration' | 'assertion') {
      const challenge = text(randomBytes(54))
      if (kind === 'assertion') return authenticator.sign({ challenge })
      return authenticator.register({ challenge, user: { id: 'AAAA' } })
    },
    /** Adds the passkey to the account of a session; returns its uuid. */
    async addTo(site: TestApp, token: string, name = 'Key'): Promise<string> {
      const started = await site.post('/api/user/passkeys/options', {}, { token })
      const credential = authenticator.register(started.json().options)
      const added = await site.post('/api/user/passkeys', { name, credential }, { token })
      if (added.statusCode !== 201) throw new Error(`no passkey: ${started.payload} ${added.payload}`)
      return added.json().uuid
    },
  }
  return authenticator
}
