// What no morning says, in either language, and how long it may be.

import type { Locale } from '@zeri/contract'

type Stems = Readonly<Record<'fear' | 'streak' | 'promise' | 'medicine', RegExp>>

const stems: Readonly<Record<Locale, Stems>> = {
  en: {
    fear: /\b(?:danger|disaster|catastroph|death|dead\b|dying|fatal|doom|curse|beware|threat|terribl|horribl|afraid|fear|panic|misfortun|unlucky|accident|never\b)/i,
    streak:
      /\b(?:streak|in a row|miss out|don.t miss|keep it up|last chance|hurry|only today|\d+ days running|well done)/i,
    promise: /\b(?:guarantee|destin|fate\b|will bring|surely|certainly|fortune awaits)/i,
    medicine:
      /\b(?:doctor|dentist|treatment|surger|surgical|operation|injection|vaccin|therap|acupunct|conceiv|medic|pregnan|health|illness|disease|diagnos|hospital|massage)/i,
  },
  ru: {
    fear: /опасн|катастроф|смерт|гибел|погиб|умр[её]|(?<!\p{L})бед[аыу](?!\p{L})|прокля|берегит|остерег|угроз|ужас|страш|страх|бойтесь|несчаст|роков|авари|никогда|неудач/iu,
    streak:
      /подряд|(?<!\p{L})сери[яию](?!\p{L})|не пропуст|не упуст|последний шанс|спешите|только сегодня|успейте|молодец/iu,
    promise: /судьб|гарант|непременно|суждено|прин[её]с[её]т/iu,
    medicine:
      /врач|доктор|стоматолог|лечени|лечить|операци|хирург|укол|привив|терапи|иглоукал|зачат|медицин|беременн|здоров|болезн|диагноз|больниц|массаж/iu,
  },
}

/** Words that are missing, values that are not words, space that is not needed. */
const slips: Readonly<Record<string, RegExp>> = {
  'a value that is not a word': /undefined|null|NaN|\[object/,
  'needless space': /[^\S\n]{2}|^[^\S\n]|[^\S\n]$|[^\S\n][,.;:!?)]/m,
  'doubled punctuation': /[.,;:]{2}|\(\)/,
  'a missing word':
    /(?:\bfor|(?<!be put )\boff|\bto|\bon|для|отложите|перенесите)[^\S\n]*[.,;()]|:[^\S\n]*$/im,
}

const limits: Readonly<Record<string, number>> = { telegram: 4096, push: 178 }

/** Names what is wrong with the text of a morning; `limits` hold for what a channel shows below its title. */
export function findMorningFaults(channel: string, text: string, locale: Locale): string[] {
  const said = Object.entries(stems[locale]).flatMap(([name, stem]) => {
    const found = stem.exec(text)
    return found ? [`${name} (${found[0]})`] : []
  })
  const slipped = Object.entries(slips).flatMap(([name, slip]) => (slip.test(text) ? [name] : []))
  const body = channel === 'push' ? text.slice(text.indexOf('\n') + 1) : text
  const isLong = body.length > (limits[channel] ?? Number.POSITIVE_INFINITY)
  return [...said, ...slipped, ...(isLong ? [`${body.length} characters`] : [])]
}
