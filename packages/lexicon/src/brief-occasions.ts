import type { FestivalId } from '@zeri/almanac/calendar'
import type { Tuple } from './entry.ts'
import type { Words } from './locale.ts'

// Names for a cell of a month, which on a phone has room for about seven letters a line; longer words have soft hyphens.

/** Brief names of the 24 solar terms, 立春 first. */
export const briefTerms = [
  { en: 'Spring starts', ru: 'Начало весны' },
  { en: 'Rain Water', ru: 'Дожде\u00adвые воды' },
  { en: 'Insects wake', ru: 'Насе\u00adкомые' },
  { en: 'Spring equi\u00adnox', ru: 'Равно\u00adден\u00adствие' },
  { en: 'Pure Bright\u00adness', ru: 'Чистый свет' },
  { en: 'Grain Rain', ru: 'Хлебные дожди' },
  { en: 'Summer starts', ru: 'Начало лета' },
  { en: 'Lesser Full\u00adness', ru: 'Малое изоби\u00adлие' },
  { en: 'Grain in Ear', ru: 'Коло\u00adшение' },
  { en: 'Summer solstice', ru: 'Солнце\u00adстоя\u00adние' },
  { en: 'Minor Heat', ru: 'Малая жара' },
  { en: 'Major Heat', ru: 'Боль\u00adшая жара' },
  { en: 'Autumn starts', ru: 'Начало осени' },
  { en: 'Heat ends', ru: 'Конец жары' },
  { en: 'White Dew', ru: 'Белые росы' },
  { en: 'Autumn equi\u00adnox', ru: 'Равно\u00adден\u00adствие' },
  { en: 'Cold Dew', ru: 'Холод\u00adные росы' },
  { en: 'Frost falls', ru: 'Выпал иней' },
  { en: 'Winter starts', ru: 'Начало зимы' },
  { en: 'Minor Snow', ru: 'Малые снега' },
  { en: 'Major Snow', ru: 'Боль\u00adшие снега' },
  { en: 'Winter solstice', ru: 'Солнце\u00adстоя\u00adние' },
  { en: 'Minor Cold', ru: 'Малые холода' },
  { en: 'Major Cold', ru: 'Боль\u00adшие холода' },
] as const satisfies Tuple<Words, 24>

export const briefFestivals = {
  'spring-festival': { en: 'New Year', ru: 'Новый год' },
  lantern: { en: 'Lan\u00adterns', ru: 'Фонари' },
  'dragon-head': { en: 'Dragon’s Head', ru: 'Голова дракона' },
  'shang-si': { en: 'Shangsi', ru: 'Шансы' },
  'dragon-boat': { en: 'Dragon Boats', ru: 'День лодок' },
  'qi-xi': { en: 'Double Seventh', ru: 'Две семёрки' },
  'zhong-yuan': { en: 'Ghost Day', ru: 'День духов' },
  'mid-autumn': { en: 'Mid-Autumn', ru: 'Сере\u00adдина осени' },
  'double-ninth': { en: 'Double Ninth', ru: 'Две девятки' },
  'xia-yuan': { en: 'Xiayuan', ru: 'Сяюань' },
  'la-ba': { en: 'Laba', ru: 'Лаба' },
  'little-new-year': { en: 'Little New Year', ru: 'Малый Новый год' },
  'qing-ming': { en: 'Tomb sweep\u00ading', ru: 'Цинмин' },
  'winter-solstice': { en: 'Winter solstice', ru: 'Солнце\u00adстоя\u00adние' },
  'new-years-eve': { en: 'New Year’s Eve', ru: 'Канун года' },
} as const satisfies Record<FestivalId, Words>
