// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * How pillars meet.
 * @example meetings['stem-combination'].name.en // "Stem Combination"
 */
export const meetings: Readonly<Record<'stem-combination' | 'stem-clash' | 'six-harmony' | 'half-harmony' | 'three-harmony' | 'seasonal-union' | 'clash' | 'harm' | 'punishment' | 'same-pillar' | 'heaven-earth-clash', Word>> = {
  'stem-combination': {"zh":"天干五合","pinyin":"Tiāngān wǔ hé","name":{"en":"Stem Combination","ru":"Слияние стволов"},"short":{"en":"Yin and yang, five stems apart, join hands and lean towards a common element","ru":"Инь и Ян в пяти шагах друг от друга подают руки и тянутся к общей стихии"}},
  'stem-clash': {"zh":"天干相冲","pinyin":"Tiāngān xiāngchōng","name":{"en":"Stem Clash","ru":"Столкновение стволов"},"short":{"en":"East against west, south against north: two open wills at cross purposes","ru":"Восток против запада, юг против севера: два открытых намерения врозь"}},
  'six-harmony': {"zh":"六合","pinyin":"Liùhé","name":{"en":"Six Harmony","ru":"Шесть гармоний"},"short":{"en":"One of six close pairs, like Rat and Ox: quiet affection, a bond kept private","ru":"Одна из шести тесных пар, как Крыса и Бык: тихая привязанность двоих"}},
  'half-harmony': {"zh":"半合","pinyin":"Bàn hé","name":{"en":"Half Harmony","ru":"Полугармония"},"short":{"en":"The heart of a trio and one neighbour; the third chair is still empty","ru":"Сердце тройки и один её сосед, третий стул пока пуст"}},
  'three-harmony': {"zh":"三合","pinyin":"Sānhé","name":{"en":"Three Harmony","ru":"Три гармонии"},"short":{"en":"Birth, prime and storehouse of one element: three allies with one aim","ru":"Рождение, расцвет и кладовая одной стихии: трое с общей целью"}},
  'seasonal-union': {"zh":"三会","pinyin":"Sānhuì","name":{"en":"Seasonal Union","ru":"Сезонный союз"},"short":{"en":"All three branches of a season, and with them a whole quarter of the sky","ru":"Все три ветви времени года, а с ними целая сторона света"}},
  'clash': {"zh":"六冲","pinyin":"Liùchōng","name":{"en":"Clash","ru":"Столкновение"},"short":{"en":"Branches face to face across the circle: something is made to move","ru":"Ветви лицом к лицу через весь круг: что-то сдвигается с места"}},
  'harm': {"zh":"六害","pinyin":"Liùhài","name":{"en":"Harm","ru":"Вред"},"short":{"en":"One branch clashes with the other’s partner: friction at second hand","ru":"Ветвь сталкивается с парой другой ветви: обида через третьи руки"}},
  'punishment': {"zh":"相刑","pinyin":"Xiāngxíng","name":{"en":"Punishment","ru":"Наказание"},"short":{"en":"Strength that chafes: branches too sure of themselves wear each other down","ru":"Сила, которая натирает: слишком уверенные ветви изматывают друг друга"}},
  'same-pillar': {"zh":"伏吟","pinyin":"Fúyín","name":{"en":"Same Pillar","ru":"Тот же столп"},"short":{"en":"Stem and branch come round again: an old tune, hummed under the breath","ru":"Ствол и ветвь повторяются: знакомая песня, пропетая вполголоса"}},
  'heaven-earth-clash': {"zh":"天克地冲","pinyin":"Tiān kè dì chōng","name":{"en":"Clash of Heaven and Earth","ru":"Столкновение неба и земли"},"short":{"en":"One stem overcomes the other and the branches clash: change from roof to floor","ru":"Ствол теснит ствол, ветвь стоит против ветви: сдвиг от крыши до пола"}},
}
