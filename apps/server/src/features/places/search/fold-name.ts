const MAX_CHARS = 100
/** Letters with a stroke or a ligature, which Unicode does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/**
 * Folds a name to its search key: lower-case letters without marks, words separated by single spaces. Names of the
 * gazetteer and search texts are folded alike. Only letters and digits remain, so no character is special to a query.
 * @example foldName("Ростов-на-Дону") // 'ростов на дону'
 * @example foldName("Королёв, L’Aquila") // 'королев laquila'
 */
export function foldName(name: string): string {
  return name
    .slice(0, MAX_CHARS)
    .toLowerCase()
    .normalize('NFD')
    .replace(/и\u0306/g, 'й') // a separate letter in Russian
    .replace(/[\p{M}'’‘ʼʻ′`´]/gu, '')
    .replace(/[łøđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
