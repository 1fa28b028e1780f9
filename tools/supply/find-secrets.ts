export type Finding = { readonly file: string; readonly line: number; readonly kind: string }

type Pattern = {
  readonly kind: string
  /** The secret is its first group, or else the whole match. */
  readonly form: RegExp
  readonly isSecret?: (secret: string) => boolean
}

/** Below this a value is a word or a row of x, above it drawn at random; English text has about four at this length. */
const MIN_BITS_PER_CHARACTER = 3.7
const MIXED = /^(?=.*\d)(?=.*[A-Za-z])/

/** Secrets of this product, and those that are often committed by accident. */
const patterns: readonly Pattern[] = [
  { kind: 'Stripe key', form: /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/g },
  { kind: 'Stripe webhook secret', form: /\bwhsec_[A-Za-z0-9+/]{24,}/g },
  { kind: 'YooKassa key', form: /\b(?:live|test)_[\w-]{40,}/g, isSecret: isRandom },
  { kind: 'Telegram bot token', form: /\b\d{8,10}:[\w-]{35}\b/g },
  { kind: 'AWS key id', form: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { kind: 'AWS secret key', form: /aws_?secret\w*["']?\s*[:=]\s*["']?([A-Za-z0-9/+]{40})\b/gi },
  { kind: 'GitHub token', form: /\bgh[pousr]_[A-Za-z0-9]{36}\b/g },
  { kind: 'private key', form: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40}/g },
  // The key of RBK Money is one of these as well.
  { kind: 'JWT', form: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g },
  {
    kind: 'URL with a password',
    form: /\b(?:postgres(?:ql)?|smtps?|https?|redis):\/\/[^\s:/@"'`]+:([^\s@"'`]+)@/g,
    isSecret: isNoPlaceholder,
  },
  {
    kind: 'value of a secret setting',
    form: /(?:secret|token|password|passwd|api_?key|_keys?)\w*["']?\s*[:=]\s*["'`]?([\w+/=:-]{20,})/gi,
    isSecret: isRandom,
  },
]

/** Where a text contains something like a secret; never the secret itself. */
export function findSecrets(file: string, text: string): Finding[] {
  return patterns.flatMap(({ kind, form, isSecret = () => true }) =>
    [...text.matchAll(form)]
      .filter(([whole, secret = whole]) => isSecret(secret))
      .map(({ index }) => ({ file, line: text.slice(0, index).split('\n').length, kind })),
  )
}

export const kindsOfSecrets: readonly string[] = patterns.map(({ kind }) => kind)

function isNoPlaceholder(secret: string): boolean {
  return !/^(?:password|secret|\$\{?\w+.*|<.*>|…|x+)$/i.test(secret)
}

function isRandom(secret: string): boolean {
  return MIXED.test(secret) && bitsPerCharacter(secret) > MIN_BITS_PER_CHARACTER
}

/** Shannon's entropy of the characters of a text. */
function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => {
    const share = count / text.length
    return sum - share * Math.log2(share)
  }, 0)
}
