const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/**
 * Converts a text typed in the wrong keyboard layout, Latin or Russian.
 * @example swapLayout('Rfpfym') // 'казань'
 * @example swapLayout('Ьщысщц') // 'moscow'
 */
export function swapLayout(text: string): string {
  const typed = text.toLowerCase()
  const [from, to] = /\p{Script=Cyrillic}/u.test(typed) ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC]
  return [...typed].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
}
