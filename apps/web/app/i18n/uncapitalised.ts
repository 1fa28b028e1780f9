/**
 * A name inside a sentence.
 * @example uncapitalised('Час Тигра') // 'час Тигра'
 */
export const uncapitalised = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
