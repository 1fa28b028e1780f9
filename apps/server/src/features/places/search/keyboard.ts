const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/**
 * What the same keys write in the other layout: people forget to switch it.
 * @example swapLayout('Rfpfym') // 'казань'
 * @example swapLayout('Ьщысщц') // 'moscow'
 */
export function swapLayout(text: string): string {
  const typed = text.toLowerCase()
  const [from, to] = /\p{Script=Cyrillic}/u.test(typed) ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC]
  return [...typed].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
}
