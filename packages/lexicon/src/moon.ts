import type { MoonQuarter } from '@zeri/almanac/astro'
import type { MoonPhaseId } from '@zeri/almanac/calendar'
import type { Entry, Tuple } from './entry.ts'
import type { Locale } from './locale.ts'

type Named = Pick<Entry, 'name' | 'short'>

/** What people call the moon from one new moon to the next. */
export const moonPhases = {
  new: {
    name: { en: 'New moon', ru: 'Новолуние' },
    short: {
      en: 'Sun and moon stand together, and the night has no moon',
      ru: 'Солнце и луна стоят вместе, и ночь остаётся без луны',
    },
  },
  'growing-crescent': {
    name: { en: 'Waxing crescent', ru: 'Растущий серп' },
    short: {
      en: 'An evening crescent in the west, broader every night',
      ru: 'Вечерний серп на западе, с каждой ночью шире',
    },
  },
  'first-quarter': {
    name: { en: 'First quarter', ru: 'Первая четверть' },
    short: {
      en: 'Half the disc is lit; the evening is bright, the morning dark',
      ru: 'Светится половина диска: вечер светлый, утро тёмное',
    },
  },
  'growing-gibbous': {
    name: { en: 'Waxing gibbous', ru: 'Растущая луна' },
    short: {
      en: 'More than half and growing, in the sky since the afternoon',
      ru: 'Больше половины диска, растёт и видна ещё до заката',
    },
  },
  full: {
    name: { en: 'Full moon', ru: 'Полнолуние' },
    short: {
      en: 'The whole disc is bright from dusk to dawn',
      ru: 'Весь диск светел от сумерек до рассвета',
    },
  },
  'shrinking-gibbous': {
    name: { en: 'Waning gibbous', ru: 'Убывающая луна' },
    short: {
      en: 'More than half but shrinking; it rises later every night',
      ru: 'Больше половины диска, но тает и с каждой ночью встаёт позже',
    },
  },
  'last-quarter': {
    name: { en: 'Last quarter', ru: 'Последняя четверть' },
    short: {
      en: 'Half the disc is left, and it lights the second half of the night',
      ru: 'Осталась половина диска, и светит она вторую половину ночи',
    },
  },
  'shrinking-crescent': {
    name: { en: 'Waning crescent', ru: 'Убывающий серп' },
    short: {
      en: 'A morning crescent in the east, thinner before every dawn',
      ru: 'Утренний серп на востоке, к каждому рассвету всё тоньше',
    },
  },
} as const satisfies Record<MoonPhaseId, Named>

/** What people call the moon of a day. */
export function moonName({ phase }: { readonly phase: MoonPhaseId }, locale: Locale): string {
  return moonPhases[phase].name[locale]
}

/** The moments that divide the lunar month, from the new moon, as the almanac numbers them. */
export const moonQuarterWords = {
  0: {
    zh: '朔',
    pinyin: 'shuò',
    name: { en: 'New moon', ru: 'Новолуние' },
    short: {
      en: 'Moon and sun meet at one longitude; the day becomes the first of a month',
      ru: 'Луна и солнце сходятся на одной долготе; день становится первым в месяце',
    },
  },
  1: {
    zh: '上弦',
    pinyin: 'shàngxián',
    name: { en: 'First quarter', ru: 'Первая четверть' },
    short: {
      en: '“Upper bowstring”: the moon has drawn a quarter of a circle away from the sun',
      ru: '«Верхняя тетива»: луна ушла от солнца на четверть неба',
    },
  },
  2: {
    zh: '望',
    pinyin: 'wàng',
    name: { en: 'Full moon', ru: 'Полнолуние' },
    short: {
      en: '“Gazing”: moon and sun face each other across the whole sky',
      ru: '«Взирание»: луна и солнце смотрят друг на друга через всё небо',
    },
  },
  3: {
    zh: '下弦',
    pinyin: 'xiàxián',
    name: { en: 'Last quarter', ru: 'Последняя четверть' },
    short: {
      en: '“Lower bowstring”: a quarter of a circle is left before they meet again',
      ru: '«Нижняя тетива»: до новой встречи с солнцем остаётся четверть неба',
    },
  },
} as const satisfies Record<MoonQuarter, Entry>

/** The thirty drawn steps: fifteen while the moon grows, then fifteen while it shrinks. */
export const moonSteps = [
  {
    name: { en: 'Waxing moon, step 1', ru: 'Растущая луна, шаг 1' },
    short: {
      en: 'Dark: the moon stands by the sun and sets close behind it',
      ru: 'Темно: луна рядом с солнцем и заходит почти вместе с ним',
    },
  },
  {
    name: { en: 'Waxing moon, step 2', ru: 'Растущая луна, шаг 2' },
    short: {
      en: 'A hair of light above the sunset, gone within the hour or soon after',
      ru: 'Волосок света над закатом, виден около часа',
    },
  },
  {
    name: { en: 'Waxing moon, step 3', ru: 'Растущая луна, шаг 3' },
    short: {
      en: 'A thin crescent low in the west; the dark part glows with earthshine',
      ru: 'Тонкий серп низко на западе, остальное светится пепельным светом',
    },
  },
  {
    name: { en: 'Waxing moon, step 4', ru: 'Растущая луна, шаг 4' },
    short: {
      en: 'An eyebrow of light, up for two or three hours after sunset',
      ru: 'Светлая бровь: не заходит два-три часа после заката',
    },
  },
  {
    name: { en: 'Waxing moon, step 5', ru: 'Растущая луна, шаг 5' },
    short: {
      en: 'A slice of melon in the south-west, a fifth of the disc',
      ru: 'Долька дыни на юго-западе, пятая часть диска',
    },
  },
  {
    name: { en: 'Waxing moon, step 6', ru: 'Растущая луна, шаг 6' },
    short: {
      en: 'A broad crescent that throws the first faint shadows of the month',
      ru: 'Широкий серп, от которого ложатся первые слабые тени',
    },
  },
  {
    name: { en: 'Waxing moon, step 7', ru: 'Растущая луна, шаг 7' },
    short: {
      en: 'Not quite half: high at dusk, down before midnight',
      ru: 'Ещё не половина: в сумерках высоко, до полуночи заходит',
    },
  },
  {
    name: { en: 'Waxing moon, step 8', ru: 'Растущая луна, шаг 8' },
    short: {
      en: 'Half a disc: in the south at sunset, setting about midnight',
      ru: 'Половина диска: на закате стоит на юге, заходит около полуночи',
    },
  },
  {
    name: { en: 'Waxing moon, step 9', ru: 'Растущая луна, шаг 9' },
    short: {
      en: 'The straight edge begins to bulge; moonlight lasts past midnight',
      ru: 'Прямой край начал выгибаться, лунный свет держится за полночь',
    },
  },
  {
    name: { en: 'Waxing moon, step 10', ru: 'Растущая луна, шаг 10' },
    short: {
      en: 'Up since the early afternoon, plain to see in the blue sky',
      ru: 'Взошла сразу после полудня и хорошо видна на голубом небе',
    },
  },
  {
    name: { en: 'Waxing moon, step 11', ru: 'Растущая луна, шаг 11' },
    short: {
      en: 'Four fifths bright, setting in the small hours',
      ru: 'Светятся четыре пятых, заход глубокой ночью',
    },
  },
  {
    name: { en: 'Waxing moon, step 12', ru: 'Растущая луна, шаг 12' },
    short: {
      en: 'A lopsided disc, highest at about nine in the evening',
      ru: 'Кривобокий диск, выше всего около девяти вечера',
    },
  },
  {
    name: { en: 'Waxing moon, step 13', ru: 'Растущая луна, шаг 13' },
    short: {
      en: 'Nearly round; only the last two hours before dawn are dark',
      ru: 'Почти круглая; темны лишь последние два часа перед рассветом',
    },
  },
  {
    name: { en: 'Waxing moon, step 14', ru: 'Растущая луна, шаг 14' },
    short: {
      en: 'Rises an hour before sunset, a rim short of full',
      ru: 'Встаёт за час до заката, до полноты не хватает каймы',
    },
  },
  {
    name: { en: 'Waxing moon, step 15', ru: 'Растущая луна, шаг 15' },
    short: {
      en: 'Round to the eye, rising while the sun is still going down',
      ru: 'На глаз круглая, восходит, пока солнце ещё садится',
    },
  },
  {
    name: { en: 'Waning moon, step 1', ru: 'Убывающая луна, шаг 1' },
    short: {
      en: 'Full: up at dusk, highest at midnight, down at dawn',
      ru: 'Полная: восходит в сумерках, в полночь выше всего, на рассвете заходит',
    },
  },
  {
    name: { en: 'Waning moon, step 2', ru: 'Убывающая луна, шаг 2' },
    short: {
      en: 'Still round, but darkness comes first and the moon an hour later',
      ru: 'Ещё круглая, но сначала темнеет, а луна приходит часом позже',
    },
  },
  {
    name: { en: 'Waning moon, step 3', ru: 'Убывающая луна, шаг 3' },
    short: {
      en: 'The leading edge is worn; it rises two hours after sunset',
      ru: 'Передний край стёрся; встаёт через два часа после заката',
    },
  },
  {
    name: { en: 'Waning moon, step 4', ru: 'Убывающая луна, шаг 4' },
    short: {
      en: 'Rises among the stars, with an eighth of the disc gone',
      ru: 'Восходит уже среди звёзд, без восьмой части диска',
    },
  },
  {
    name: { en: 'Waning moon, step 5', ru: 'Убывающая луна, шаг 5' },
    short: {
      en: 'Rises late in the evening and hangs in the west at breakfast',
      ru: 'Встаёт поздним вечером, а за завтраком висит на западе',
    },
  },
  {
    name: { en: 'Waning moon, step 6', ru: 'Убывающая луна, шаг 6' },
    short: {
      en: 'Seven tenths bright, up when most people go to bed',
      ru: 'Светла на семь десятых, встаёт, когда ложатся спать',
    },
  },
  {
    name: { en: 'Waning moon, step 7', ru: 'Убывающая луна, шаг 7' },
    short: {
      en: 'A swollen half that clears the rooftops just before midnight',
      ru: 'Пухлая половина, выходит из-за крыш перед самой полуночью',
    },
  },
  {
    name: { en: 'Waning moon, step 8', ru: 'Убывающая луна, шаг 8' },
    short: {
      en: 'Half a disc: rising about midnight, in the south at sunrise',
      ru: 'Половина диска: восходит около полуночи, к рассвету стоит на юге',
    },
  },
  {
    name: { en: 'Waning moon, step 9', ru: 'Убывающая луна, шаг 9' },
    short: {
      en: 'A little less than half, pale in the morning sky until noon',
      ru: 'Чуть меньше половины, бледнеет на утреннем небе до полудня',
    },
  },
  {
    name: { en: 'Waning moon, step 10', ru: 'Убывающая луна, шаг 10' },
    short: {
      en: 'A broad crescent of the small hours, three tenths of the disc',
      ru: 'Широкий серп глухой ночи, три десятых диска',
    },
  },
  {
    name: { en: 'Waning moon, step 11', ru: 'Убывающая луна, шаг 11' },
    short: {
      en: 'Rises three or four hours before the sun, its horns to the west',
      ru: 'Восходит за три-четыре часа до солнца, рогами на запад',
    },
  },
  {
    name: { en: 'Waning moon, step 12', ru: 'Убывающая луна, шаг 12' },
    short: {
      en: 'A slim crescent before daybreak, holding a disc of ashen light',
      ru: 'Стройный предутренний серп, а в нём пепельный диск',
    },
  },
  {
    name: { en: 'Waning moon, step 13', ru: 'Убывающая луна, шаг 13' },
    short: {
      en: 'Low in the east for the last two hours of the night',
      ru: 'Низко на востоке в последние два часа ночи',
    },
  },
  {
    name: { en: 'Waning moon, step 14', ru: 'Убывающая луна, шаг 14' },
    short: {
      en: 'A bright scratch in the dawn, an hour ahead of the sun',
      ru: 'Светлая царапина на заре, за час до солнца',
    },
  },
  {
    name: { en: 'Waning moon, step 15', ru: 'Убывающая луна, шаг 15' },
    short: {
      en: 'Lost in the sunrise: the old moon is out of sight',
      ru: 'Тонет в лучах восхода: старой луны больше не видно',
    },
  },
] as const satisfies Tuple<Named, 30>
