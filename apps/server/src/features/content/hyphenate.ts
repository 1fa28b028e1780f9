const VOWEL = '[аеёиоуыэюя]'
const CONSONANT = '[бвгджзйклмнпрстфхцчшщ]'
const SOFT_HYPHEN = '\u00ad'
const LONG_WORD = /[а-яё]{6,}/giu

/** Two consonants that begin a syllable together. */
const PAIR = '[бпвфгкдтх][рл]'

const betweenOpenSyllables = new RegExp(`(${VOWEL})(?=(?:${CONSONANT}|${PAIR})${VOWEL})`, 'giu')
const betweenConsonants = new RegExp(`(${VOWEL}(?!${PAIR})${CONSONANT}[ьъ]?)(?=${CONSONANT}+${VOWEL})`, 'giu')

/** A soft hyphen needs two letters before it and three after it. */
function isInside(offset: number, length: number, word: string): boolean {
  const before = offset + length
  return before >= 2 && word.length - before >= 3
}

function hyphenateWord(word: string): string {
  const mark = (syllable: string, _: string, offset: number, whole: string): string =>
    isInside(offset, syllable.length, whole) ? syllable + SOFT_HYPHEN : syllable
  return word.replace(betweenConsonants, mark).replace(betweenOpenSyllables, mark)
}

/**
 * Puts soft hyphens into the long Russian words of HTML text, for narrow table cells: few browsers have a Russian
 * dictionary. Tags are left as they are.
 * @example hyphenate('благоприятно').replaceAll('\u00ad', '-') // 'бла-го-приятно'
 */
export function hyphenate(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(LONG_WORD, hyphenateWord)))
    .join('')
}
