// Codes that are mailed and typed: their length, how they are read, and how many wrong ones are allowed.

import type { Random } from '../../platform/random.ts'

const DIGITS = 8

/** After so many wrong tries a code is void. */
export const MAX_WRONG_TRIES = 5

export function makeCode(random: Pick<Random, 'below'>): string {
  return String(random.below(10 ** DIGITS)).padStart(DIGITS, '0')
}

/**
 * The digits of a typed code, without the spaces and dashes that people copy with it.
 * @example readCode('1234-5678 ') // '12345678'
 */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}
