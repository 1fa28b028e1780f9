const MAX_CHARS = 100
/** Letters that carry a stroke or a joint instead of a mark, so that no decomposition finds their plain form. */
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
 * A name as it is searched for: small letters without marks, words parted by single spaces. Names in the gazetteer and
 * what people type are folded alike. Only letters and figures remain, so nothing here can mean anything to a query.
 * @example foldName("Ростов-на-Дону") // 'ростов на дону'
 * @example foldName("Королёв, L’Aquila") // 'королев laquila'
 */
export function foldName(name: string): string {
  return name
    .slice(0, MAX_CHARS)
    .toLowerCase()
    .normalize('NFD')
    .replace(/и\u0306/g, 'й') // a letter of its own, not a mark
    .replace(/[\p{M}'’‘ʼʻ′`´]/gu, '')
    .replace(/[łøđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
