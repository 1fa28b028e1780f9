import { readFileSync } from 'node:fs'

/** Whether a password is one of the first that an attacker would try. */
export type IsCommonPassword = (password: string, about: { readonly email: string }) => boolean

const LIST = new URL('common-passwords.txt', import.meta.url)
const DECORATION = /[\d\s\p{P}\p{S}]+/gu

/** Reads the list and returns the check. The product's name and the account's email address count as common too. */
export function loadBlocklist(product: string): IsCommonPassword {
  const lines = readFileSync(LIST, 'utf8').split('\n')
  const common = new Set(lines.filter((line) => line !== '' && !line.startsWith('# ')))
  return (password, { email }) => {
    const folded = password.toLowerCase()
    if (common.has(folded) || isRepeatOrSequence(folded)) return true
    const [local = ''] = email.toLowerCase().split('@')
    const ownWords = [product.toLowerCase(), local, email.toLowerCase()].map(bare)
    const word = bare(folded)
    return word !== '' && ownWords.includes(word)
  }
}

/** The text without digits, spaces, punctuation and symbols. */
function bare(text: string): string {
  return text.replace(DECORATION, '')
}

/** One repeated character, or consecutive characters: aaaaaa, 654321. */
function isRepeatOrSequence(text: string): boolean {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)))
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step))
}
