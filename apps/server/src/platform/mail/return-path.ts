import { timingSafeEqual } from 'node:crypto'
import { keyedHash, keyedHashes } from '../keyed-hash.ts'
import { drawKeys, type NamedSecret } from '../secret.ts'

// Where bounces go: an address of its own for each recipient (VERP), so that a bounce names its account whatever its text is.

/** The account a mail goes to, and its address at that time. */
type Recipient = { readonly accountId: string; readonly email: string }

/** What a return path says. It proves nothing until it is compared with the address of the account. */
type ReturnToken = { readonly accountId: string; readonly proof: Buffer }

export type ReturnPaths = {
  /** Whether an address for bounces is configured. */
  readonly isOn: boolean
  of(recipient: Recipient): string
  /** The different tokens in a text, such as the headers of a bounce; the first few, for each costs a look at the accounts. */
  find(text: string): ReturnToken[]
  /** Whether the token was made by us for this recipient. One that was made for an earlier address is not. */
  isGenuine(token: ReturnToken, recipient: Recipient): boolean
}

/** 80 bits: a guess cannot be checked without sending it to us. */
const PROOF_BYTES = 10
/** The address a bounce arrived at, and what its report repeats of it. */
const MOST_TOKENS = 3
const TOKEN = /\+([\da-f]{32})([\da-f]{20})@/gi

type ReturnPathConfig = { readonly secretKeys: readonly NamedSecret[]; readonly mailBounceAddress: string }

/**
 * The token is the id of the account and a hash of id and address, in hexadecimal digits, because mail servers may change
 * the case of an address.
 */
export function createReturnPaths({ secretKeys, mailBounceAddress }: ReturnPathConfig): ReturnPaths {
  const keys = drawKeys(secretKeys, 'return-path')
  const partsOf = ({ accountId, email }: Recipient) => [accountId, email.toLowerCase()]
  const [local, domain] = mailBounceAddress.split('@')
  return {
    isOn: mailBounceAddress !== '',
    of(recipient) {
      const proof = keyedHash(keys, ...partsOf(recipient)).subarray(0, PROOF_BYTES)
      return `${local}+${recipient.accountId.replaceAll('-', '')}${proof.toString('hex')}@${domain}`
    },
    find(text) {
      const found = new Map<string, ReturnToken>()
      for (const [all, id = '', proof = ''] of text.matchAll(TOKEN)) {
        if (found.size === MOST_TOKENS) break
        found.set(all.toLowerCase(), {
          accountId: toUuid(id.toLowerCase()),
          proof: Buffer.from(proof, 'hex'),
        })
      }
      return [...found.values()]
    },
    isGenuine: ({ accountId, proof }, recipient) =>
      accountId === recipient.accountId &&
      keyedHashes(keys, ...partsOf(recipient)).some((hash) =>
        timingSafeEqual(hash.subarray(0, PROOF_BYTES), proof),
      ),
  }
}

function toUuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
