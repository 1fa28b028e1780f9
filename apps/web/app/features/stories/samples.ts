import type { Locale } from '@zeri/contract'
import type { StripHour } from '../../ui/hours-strip.tsx'
import { formatWeight, type Weight } from '../../ui/weight.ts'

/** The texts of the page of stories, which shows every piece of the interface in its states. */
type Samples = {
  readonly title: string
  readonly lead: string
  readonly badges: string
  readonly cells: string
  readonly cellName: string
  readonly characters: string
  readonly stem: string
  readonly branch: string
  readonly hours: string
  readonly hoursNarrow: string
  readonly hoursUnjudged: string
  readonly hourText: string
  readonly activities: string
  readonly themes: string
  readonly switches: string
  readonly shownForIcons: string
  readonly shownForText: string
  readonly span: string
  readonly month: string
  readonly year: string
  readonly disclosures: string
  readonly question: string
  readonly answer: string
  readonly buttons: string
  readonly primary: string
  readonly secondary: string
  readonly disabled: string
  readonly previous: string
  readonly next: string
  readonly crumbs: readonly [string, string, string]
  readonly animals: readonly string[]
}

/** Made-up texts and values for the stories. */
export const samples: Readonly<Record<Locale, Samples>> = {
  en: {
    title: 'Pieces of the interface',
    lead: 'Every piece in its states, with made-up values.',
    badges: 'Badges and legend',
    cells: 'Cells',
    cellName: 'Water Dragon',
    characters: 'Characters',
    stem: 'rén, Yang Water',
    branch: 'chén, Dragon',
    hours: 'Hours',
    hoursNarrow: 'Hours in a narrow panel',
    hoursUnjudged: 'Hours without a verdict',
    hourText: 'A good hour to sign papers and to set out. It clashes with those born in the year of the Dog.',
    activities: 'Activities',
    themes: 'Themes',
    switches: 'Switches',
    shownForIcons: 'Shown while icons are chosen.',
    shownForText: 'Shown while text is chosen.',
    span: 'Span',
    month: 'Month',
    year: 'Year',
    disclosures: 'Disclosures',
    question: 'Why does this day clash with the Dog?',
    answer: 'The branch of the day stands opposite the Dog in the circle of twelve.',
    buttons: 'Buttons and links',
    primary: 'Add to my calendar',
    secondary: 'Today',
    disabled: 'Not now',
    previous: 'Previous month',
    next: 'Next month',
    crumbs: ['2026', 'November', '14'],
    animals: [
      'Rat',
      'Ox',
      'Tiger',
      'Rabbit',
      'Dragon',
      'Snake',
      'Horse',
      'Goat',
      'Monkey',
      'Rooster',
      'Dog',
      'Pig',
    ],
  },
  ru: {
    title: 'Части интерфейса',
    lead: 'Каждая часть во всех состояниях, значения вымышлены.',
    badges: 'Оценки и легенда',
    cells: 'Ячейки',
    cellName: 'Водяной Дракон',
    characters: 'Иероглифы',
    stem: 'жэнь, Вода Ян',
    branch: 'чэнь, Дракон',
    hours: 'Часы',
    hoursNarrow: 'Часы в узкой панели',
    hoursUnjudged: 'Часы без оценки',
    hourText: 'Подходящий час, чтобы подписать бумаги или отправиться в путь. Сталкивается с годом Собаки.',
    activities: 'Дела',
    themes: 'Темы',
    switches: 'Переключатели',
    shownForIcons: 'Видно, пока выбраны значки.',
    shownForText: 'Видно, пока выбран текст.',
    span: 'Срок',
    month: 'Месяц',
    year: 'Год',
    disclosures: 'Раскрывающиеся строки',
    question: 'Почему день сталкивается с Собакой?',
    answer: 'Ветвь дня стоит напротив Собаки в круге двенадцати.',
    buttons: 'Кнопки и ссылки',
    primary: 'Добавить в календарь',
    secondary: 'Сегодня',
    disabled: 'Не сейчас',
    previous: 'Предыдущий месяц',
    next: 'Следующий месяц',
    crumbs: ['2026', 'Ноябрь', '14'],
    animals: [
      'Крыса',
      'Бык',
      'Тигр',
      'Кролик',
      'Дракон',
      'Змея',
      'Лошадь',
      'Коза',
      'Обезьяна',
      'Петух',
      'Собака',
      'Свинья',
    ],
  },
}

const glyphs = [...'子丑寅卯辰巳午未申酉戌亥']
const hourWeights: readonly Weight[] = [2, -1, 1, 3, -2, 1, 0, 2, 1, -1, -3, 1]

const FIRST_WAKING = 4
const BEST = 7

/** Twelve hours with made-up weights. */
export function sampleHours(locale: Locale, wordOf: (weight: Weight) => string): StripHour[] {
  return hourWeights.map((weight, index) => ({
    glyph: glyphs[index] ?? '',
    name: samples[locale].animals[index] ?? '',
    from: `${(index * 2 + 23) % 24}:14`,
    verdict: { weight, label: `${wordOf(weight)}, ${formatWeight(weight)}` },
    isWaking: index >= FIRST_WAKING,
    isBest: index === BEST,
  }))
}
