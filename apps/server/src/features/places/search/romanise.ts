/** Romanisation of Russian letters. Source: BGN/PCGN 1947 without diacritics; ы, ъ and ь as in GeoNames. */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/**
 * Converts a folded Cyrillic name to Latin letters; other letters are unchanged.
 * @example romanise('барнстапл') // 'barnstapl'
 */
export function romanise(key: string): string {
  return [...key].map((letter) => LETTERS[letter] ?? letter).join('')
}
