// What a production deployment must not be configured with: values to be replaced, and secrets that are no secrets.

/** Hosts that belong to nobody, RFC 2606. `.test` is left to tests of production builds. */
const RESERVED_HOST = /(?:^|[@./])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid))(?![\w.-])/i
/** What examples write where the operator's own value belongs. */
const TO_BE_REPLACED = /(?:replace|change)[-_ ]?me|\byour[-_ ]|:(?:password|passwd|pass|secret|token)(?:@|$)/i

/** Whether a value is an example that nobody has replaced. */
export function isPlaceholder(value: string): boolean {
  return RESERVED_HOST.test(value) || TO_BE_REPLACED.test(value)
}

/** Random characters have more: 32 hexadecimal digits have 14 different ones on average, and hardly ever fewer than 9. */
const MIN_DIFFERENT = 8

/**
 * Whether a secret, or one of a list, is public or made of few characters.
 * @param published the value in this repository, which everybody knows
 */
export function isWeakSecret(value: string, published: string): boolean {
  const known = published.slice(published.indexOf(':') + 1)
  const secrets = value.split(',').map((one) => one.slice(one.indexOf(':') + 1))
  return value.includes(known) || secrets.some((secret) => new Set(secret).size < MIN_DIFFERENT)
}
