// Backup codes: for who has no authenticator app at hand. Each works once.

import type { Random } from '../../../platform/random.ts'

const CODES = 10
const GROUPS = 3
const GROUP_CHARS = 4
/** Without characters that look alike: 31 of them, so twelve are 59 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

/** Ten new codes, as people see them. */
export function makeBackupCodes(random: Random): string[] {
  const group = () =>
    Array.from({ length: GROUP_CHARS }, () => ALPHABET[random.below(ALPHABET.length)]).join('')
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
}

/**
 * A typed code without what people add or change.
 * @example normaliseBackupCode(' AB2C DE3F-gh4j ') // 'ab2cde3fgh4j'
 */
export function normaliseBackupCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
