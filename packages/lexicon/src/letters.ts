/** @example capitalised('цзя') // 'Цзя' */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** @example uncapitalised('A good day') // 'a good day' */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The marks of the four tones and of ü; the breve of the Russian й is none of them. */
const TONE_MARKS = /[\u0300\u0301\u0304\u0308\u030c]/g

/**
 * @example withoutTones('guǐ') // 'gui'
 * @example withoutTones('гуй') // 'гуй'
 */
export const withoutTones = (pinyin: string): string =>
  pinyin.normalize('NFD').replace(TONE_MARKS, '').normalize('NFC')

/** A weight as people write it, with a true minus. */
export const signed = (weight: number): string => (weight < 0 ? `−${-weight}` : String(weight))
