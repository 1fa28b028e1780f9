/** @example capitalised('цзя') // 'Цзя' */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** @example uncapitalised('A good day') // 'a good day' */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** @example withoutTones('guǐ') // 'gui' */
export const withoutTones = (pinyin: string): string => pinyin.normalize('NFD').replace(/\p{M}/gu, '')

/** A weight as people write it, with a true minus. */
export const signed = (weight: number): string => (weight < 0 ? `−${-weight}` : String(weight))
