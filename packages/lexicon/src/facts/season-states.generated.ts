// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * How an element fares in a season.
 * @example seasonStates['thriving'].name.en // "Thriving"
 */
export const seasonStates: Readonly<Record<'thriving' | 'rising' | 'resting' | 'confined' | 'perishing', Word>> = {
  'thriving': {"zh":"旺","pinyin":"wàng","name":{"en":"Thriving","ru":"Расцвет"},"short":{"en":"The season is its own: wood in spring, in full leaf","ru":"Время года — её собственное: дерево весной, в полной листве"}},
  'rising': {"zh":"相","pinyin":"xiàng","name":{"en":"Rising","ru":"Подъём"},"short":{"en":"The season feeds it: fire in spring, with dry kindling to hand","ru":"Время года её кормит: огонь весной, когда хватает хвороста"}},
  'resting': {"zh":"休","pinyin":"xiū","name":{"en":"Resting","ru":"Отдых"},"short":{"en":"It has fed the season and sits down: water in spring, drunk up by roots","ru":"Накормила время года и присела: вода весной, выпитая корнями"}},
  'confined': {"zh":"囚","pinyin":"qiú","name":{"en":"Confined","ru":"Заточение"},"short":{"en":"It would rule the season but is outgrown: metal in spring, an axe in a forest","ru":"Взялась бы править, да время года сильнее: металл весной, топор в чаще"}},
  'perishing': {"zh":"死","pinyin":"sǐ","name":{"en":"Perishing","ru":"Угасание"},"short":{"en":"The season overcomes it: earth in spring, split by every sprout","ru":"Время года берёт над ней верх: земля весной, пробитая ростками"}},
}
