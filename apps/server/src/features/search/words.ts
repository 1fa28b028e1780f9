// How texts and queries become words that can be compared.

/** Letters and digits in lower case, without the dots of ё and the tones of pinyin, one space between words. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('й', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('\u0001', 'й')
    .replace(/['’ʼ]/gu, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/gu, '$1')
    .replace(/(\d)-(?:й|ый|ой|ий|е|ое|ая|го|х)(?!\p{L})/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A name as one string, so that `jia zi`, `jia-zi` and `jiazi` are the same. */
export const joined = (text: string): string => plain(text).replaceAll(' ', '')

const RUSSIAN_ENDINGS =
  /(?:иями|ями|ами|ией|иям|иях|ием|ого|его|ому|ему|ыми|ими|ешь|ишь|ете|ите|ять|ать|ить|еть|ыть|ов|ев|ей|ой|ий|ый|ом|ем|ам|ям|ах|ях|ия|ие|ию|ии|ья|ье|ью|ьи|ая|яя|ое|ее|ые|ую|юю|их|ых|им|ым|ет|ит|ют|ут|ят|ат|ла|ло|ли|а|я|о|е|и|ы|у|ю|ь|й)$/u
const REFLEXIVE = /с[яь]$/u
const MIN_STEM = 3

function stemRussian(word: string): string {
  const active = word.length > 5 ? word.replace(REFLEXIVE, '') : word
  const cut = active.replace(RUSSIAN_ENDINGS, '')
  return cut.length >= MIN_STEM ? cut : active
}

function stemEnglish(word: string): string {
  const cut = word
    .replace(/ies$/u, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/u, '')
    .replace(/(?<![su])s$/u, '')
    .replace(/(?:ing|ed)$/u, '')
    .replace(/e$/u, '')
  return cut.length >= MIN_STEM ? cut.replace(/([bdgmnprt])\1$/u, '$1') : word
}

/**
 * A word without its ending, roughly: enough to compare cases, plurals and forms of a verb.
 * @example stemOf('свадьбами') // 'свадьб'
 * @example stemOf('weddings') // 'wed'
 */
export function stemOf(word: string): string {
  if (/^\p{Script=Cyrillic}+$/u.test(word)) return word.length > MIN_STEM ? stemRussian(word) : word
  if (/^[a-z]+$/u.test(word)) return word.length > MIN_STEM ? stemEnglish(word) : word
  return word
}

/** Words that say nothing about what is sought, as long as others stand beside them. */
const LINKING = new Set(
  (
    'a an the of for to in on is are and or what how when which why do does i my me it at by with can be from ' +
    'в во на для и или не что как когда какой какая какие какое где почему зачем это такое мне мой моя мои я ли по с со из к ко у о об от до за ' +
    'можно ли нужно'
  ).split(' '),
)

/** The words of a text; Chinese characters are a word each. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? []
}

/** The stems of the words of a query that say what is sought; of all its words, if none does. */
export function stemsOf(text: string): string[] {
  const words = wordsOf(text)
  const chosen = words.filter((word) => !LINKING.has(word))
  return [...new Set((chosen.length > 0 ? chosen : words).map(stemOf))]
}
