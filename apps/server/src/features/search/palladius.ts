// The Russian transcription of Chinese syllables, by which Russian readers know the names of stars.

const initials: Readonly<Record<string, string>> = {
  zh: 'чж',
  ch: 'ч',
  sh: 'ш',
  b: 'б',
  p: 'п',
  m: 'м',
  f: 'ф',
  d: 'д',
  t: 'т',
  n: 'н',
  l: 'л',
  g: 'г',
  k: 'к',
  h: 'х',
  j: 'цз',
  q: 'ц',
  x: 'с',
  r: 'ж',
  z: 'цз',
  c: 'ц',
  s: 'с',
  y: 'y',
  w: 'w',
}

const finals: Readonly<Record<string, string>> = {
  a: 'а',
  o: 'о',
  e: 'э',
  ai: 'ай',
  ei: 'эй',
  ao: 'ао',
  ou: 'оу',
  an: 'ань',
  en: 'энь',
  ang: 'ан',
  eng: 'эн',
  ong: 'ун',
  i: 'и',
  ia: 'я',
  ie: 'е',
  iao: 'яо',
  iu: 'ю',
  ian: 'янь',
  in: 'инь',
  iang: 'ян',
  ing: 'ин',
  iong: 'юн',
  u: 'у',
  ua: 'уа',
  uo: 'о',
  uai: 'уай',
  ui: 'уй',
  uan: 'уань',
  un: 'унь',
  uang: 'уан',
  ue: 'юэ',
  er: 'эр',
}

const whole: Readonly<Record<string, string>> = {
  zhi: 'чжи',
  chi: 'чи',
  shi: 'ши',
  ri: 'жи',
  zi: 'цзы',
  ci: 'цы',
  si: 'сы',
  er: 'эр',
  ju: 'цзюй',
  qu: 'цюй',
  xu: 'сюй',
  juan: 'цзюань',
  quan: 'цюань',
  xuan: 'сюань',
  jun: 'цзюнь',
  qun: 'цюнь',
  xun: 'сюнь',
  jue: 'цзюэ',
  que: 'цюэ',
  xue: 'сюэ',
  nü: 'нюй',
  lü: 'люй',
  nu: 'ну',
  lu: 'лу',
  yi: 'и',
  ya: 'я',
  ye: 'е',
  yao: 'яо',
  you: 'ю',
  yan: 'янь',
  yin: 'инь',
  yang: 'ян',
  ying: 'ин',
  yong: 'юн',
  yu: 'юй',
  yue: 'юэ',
  yuan: 'юань',
  yun: 'юнь',
  wu: 'у',
  wa: 'ва',
  wo: 'во',
  wai: 'вай',
  wei: 'вэй',
  wan: 'вань',
  wen: 'вэнь',
  wang: 'ван',
  weng: 'вэн',
  guo: 'го',
  kuo: 'ко',
  huo: 'хо',
  hui: 'хуэй',
  ha: 'ха',
}

const SYLLABLE =
  /(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ong|ing|iao|ian|uai|uan|ai|ei|ao|ou|an|en|er|ia|ie|iu|in|ua|uo|ui|un|ue|üe|a|o|e|i|u|ü)(?![aeiouü])|(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:a|o|e|i|u|ü)/gu

function transcribe(syllable: string): string {
  const known = whole[syllable]
  if (known) return known
  const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])/u.exec(syllable)?.[0] ?? ''
  const final = syllable.slice(initial.length)
  return (initials[initial] ?? '') + (finals[final] ?? final)
}

/**
 * A name in pinyin with tones or without, as Russian books transcribe it, a word a syllable.
 * @example inRussian('Tiāndé') // 'тянь дэ'
 */
export function inRussian(pinyin: string): string {
  const bare = pinyin
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0304\u030c]/gu, '')
    .normalize('NFC')
  return [...bare.matchAll(SYLLABLE)].map(([syllable]) => transcribe(syllable)).join(' ')
}
