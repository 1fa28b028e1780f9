import type { Palace, Room } from '@zeri/almanac/fengshui'
import type { Words } from './locale.ts'

type SectorWords = {
  readonly zh: string
  readonly name: Words
  /** The letters at the rim of a compass. */
  readonly letters: Words
  /** Where, as a sentence says it. */
  readonly where: Words
}

/** The eight directions and the middle of a board. */
export const sectorWords = {
  north: {
    zh: '北',
    name: { en: 'North', ru: 'Север' },
    letters: { en: 'N', ru: 'С' },
    where: { en: 'in the north', ru: 'на севере' },
  },
  'north-east': {
    zh: '东北',
    name: { en: 'North-east', ru: 'Северо-восток' },
    letters: { en: 'NE', ru: 'СВ' },
    where: { en: 'in the north-east', ru: 'на северо-востоке' },
  },
  east: {
    zh: '东',
    name: { en: 'East', ru: 'Восток' },
    letters: { en: 'E', ru: 'В' },
    where: { en: 'in the east', ru: 'на востоке' },
  },
  'south-east': {
    zh: '东南',
    name: { en: 'South-east', ru: 'Юго-восток' },
    letters: { en: 'SE', ru: 'ЮВ' },
    where: { en: 'in the south-east', ru: 'на юго-востоке' },
  },
  south: {
    zh: '南',
    name: { en: 'South', ru: 'Юг' },
    letters: { en: 'S', ru: 'Ю' },
    where: { en: 'in the south', ru: 'на юге' },
  },
  'south-west': {
    zh: '西南',
    name: { en: 'South-west', ru: 'Юго-запад' },
    letters: { en: 'SW', ru: 'ЮЗ' },
    where: { en: 'in the south-west', ru: 'на юго-западе' },
  },
  west: {
    zh: '西',
    name: { en: 'West', ru: 'Запад' },
    letters: { en: 'W', ru: 'З' },
    where: { en: 'in the west', ru: 'на западе' },
  },
  'north-west': {
    zh: '西北',
    name: { en: 'North-west', ru: 'Северо-запад' },
    letters: { en: 'NW', ru: 'СЗ' },
    where: { en: 'in the north-west', ru: 'на северо-западе' },
  },
  centre: {
    zh: '中宫',
    name: { en: 'Centre', ru: 'Центр' },
    letters: { en: 'C', ru: 'Ц' },
    where: { en: 'in the centre', ru: 'в центре' },
  },
} as const satisfies Readonly<Record<Palace, SectorWords>>

/** Where in the dwelling, as a sentence says it. */
export const roomWords: Readonly<Record<Room, Words>> = {
  north: { en: 'in the northern room', ru: 'в северной комнате' },
  south: { en: 'in the southern room', ru: 'в южной комнате' },
  east: { en: 'in the eastern room', ru: 'в восточной комнате' },
  west: { en: 'in the western room', ru: 'в западной комнате' },
  middle: { en: 'in the middle room', ru: 'в средней комнате' },
}

/** The four mountains named after trigrams. */
export const cornerMountains = {
  'north-east': { zh: '艮', pinyin: 'gèn', name: { en: 'Gen (Mountain)', ru: 'Гэнь (Гора)' } },
  'south-east': { zh: '巽', pinyin: 'xùn', name: { en: 'Xun (Wind)', ru: 'Сюнь (Ветер)' } },
  'south-west': { zh: '坤', pinyin: 'kūn', name: { en: 'Kun (Earth)', ru: 'Кунь (Земля)' } },
  'north-west': { zh: '乾', pinyin: 'qián', name: { en: 'Qian (Heaven)', ru: 'Цянь (Небо)' } },
} as const
