/** Russian letters as English writes them. Source: BGN/PCGN 1947, without its marks; ы and the signs as GeoNames folds them. */
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
 * A folded Cyrillic name in Latin letters; other letters stay as they are.
 * @example romanise('барнстапл') // 'barnstapl'
 */
export function romanise(key: string): string {
  return [...key].map((letter) => LETTERS[letter] ?? letter).join('')
}
