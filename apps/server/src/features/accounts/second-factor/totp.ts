// Codes of authenticator apps: RFC 6238 with SHA-1, six digits, thirty seconds, which every app understands.

import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Random } from '../../../platform/random.ts'

const PERIOD_SEC = 30
const DIGITS = 6
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** A code of the step before or after is accepted: clocks of telephones differ. */
const WINDOW = 1

/** A new secret in base32. */
export function makeTotpSecret(random: Random): string {
  const bytes = new Uint8Array(random.bytes(SECRET_BYTES))
  return new Secret({ buffer: bytes.buffer }).base32
}

function totpOf(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ secret, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_SEC, ...names })
}

/**
 * The time step a typed code belongs to, if it is one of now or a step beside it. Spaces are ignored.
 * @example findTimeStep('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', '287 082', 59_000) // 1
 */
export function findTimeStep(secret: string, typed: string, nowMs: number): number | undefined {
  const token = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totpOf(secret).validate({ token, timestamp: nowMs, window: WINDOW })
  return delta === null ? undefined : Math.floor(nowMs / 1000 / PERIOD_SEC) + delta
}

/** The code that an app shows at an instant. */
export function totpCode(secret: string, atMs: number): string {
  return totpOf(secret).generate({ timestamp: atMs })
}

type Named = { readonly product: string; readonly email: string }

export type Setup = {
  readonly secret: string
  readonly url: string
  readonly qr: { readonly size: number; readonly path: string }
}

/** What an authenticator app needs, as text, as a link and as a QR code. */
export function presentSetup(secret: string, { product, email }: Named): Setup {
  const url = totpOf(secret, { issuer: product, label: email }).toString()
  return { secret, url, qr: drawQr(url) }
}

/** A QR code as the data of one SVG path: a run of dark modules is one rectangle. */
function drawQr(text: string): Setup['qr'] {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => {
    const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []))
    return starts.map((x) => {
      const end = row.indexOf(false, x)
      const length = (end < 0 ? size : end) - x
      return `M${x} ${y}h${length}v1h-${length}z`
    })
  })
  return { size, path: runs.join('') }
}
