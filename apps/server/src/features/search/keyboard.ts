// Text typed on the keyboard of the other language.

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const toCyrillic = new Map([...latin].map((key, index) => [key, cyrillic[index] ?? key]))
const toLatin = new Map([...cyrillic].map((key, index) => [key, latin[index] ?? key]))
/** With Shift, these keys are letters of Russian and signs of English. */
for (const [sign, letter] of [
  ['{', 'х'],
  ['}', 'ъ'],
  [':', 'ж'],
  ['"', 'э'],
  ['<', 'б'],
  ['>', 'ю'],
  ['~', 'ё'],
] as const)
  toCyrillic.set(sign, letter)

const swap = (text: string, keys: ReadonlyMap<string, string>): string =>
  [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('')

/**
 * What the same keys write on the other keyboard; undefined where that cannot be meant.
 * @example onOtherKeyboard('cdflm,f') // 'свадьба'
 * @example onOtherKeyboard('цуввштп') // 'wedding'
 */
export function onOtherKeyboard(text: string): string | undefined {
  const [hasLatin, hasCyrillic] = [/[a-z]/i.test(text), /\p{Script=Cyrillic}/u.test(text)]
  if (hasLatin === hasCyrillic) return undefined
  return swap(text, hasLatin ? toCyrillic : toLatin)
}
