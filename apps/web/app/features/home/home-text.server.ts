import type { Locale } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'
import type { PlanText } from '../chooser/plan-sentence.tsx'

/** The words of the home page that its document has ready: the browser needs no dictionary for them. */
export type HomeText = {
  readonly heading: string
  readonly lead: string
  readonly plan: PlanText
  readonly ahead: {
    readonly title: string
    readonly wholeMonth: string
    readonly pick: string
    /** Where free ratings end. */
    readonly after: string
    readonly open: string
    /** `…` stands for the lowest price. */
    readonly price: string
    readonly noPrice: string
    readonly more: string
    /** For people whose ratings do not end there. */
    readonly onwards: string
    readonly next: string
  }
  readonly chart: Way & {
    readonly picture: string
    readonly pillars: readonly [string, string, string, string]
  }
  readonly feed: Way & { readonly google: string; readonly other: string; readonly address: string }
  readonly letter: Way
  readonly sum: {
    readonly title: string
    readonly text: readonly string[]
    readonly more: string
  }
  readonly reading: { readonly title: string; readonly all: string }
}

/** A way into another part of the site. */
type Way = { readonly title: string; readonly text: string; readonly go: string }

const homeTexts: Readonly<Record<Locale, HomeText>> = {
  en: {
    heading: 'The Chinese almanac, worked out and explained: find the right day for what you are planning.',
    lead: 'Every rating shows its sum and the page of the book it comes from. The next 30 days are free, without an account.',
    plan: {
      name: 'What are you planning?',
      before: 'I need a day for',
      what: 'What the day is for',
      when: 'When',
      where: 'Where',
      whom: 'For whom',
      at: 'in …',
      forEveryone: 'for everyone',
      forOne: 'for …',
      send: 'Find the days',
      often: 'Often looked for',
    },
    ahead: {
      title: 'The next 30 days',
      wholeMonth: 'Whole month',
      pick: 'Pick a date',
      after: 'After',
      open: 'Pillars, moon and solar terms are open for every date from 1900 to 2100.',
      price: 'Ratings further ahead come with a personal calendar, from ….',
      noPrice: 'Ratings further ahead come with a personal calendar.',
      more: 'See what it opens',
      onwards: 'Your personal calendar goes on from here.',
      next: 'Open the next month',
    },
    chart: {
      title: 'Your birth chart',
      text: 'BaZi, the eight characters of your birth: what strengthens you, what wears you out, and which days are yours. Free to read.',
      go: 'Read my chart',
      picture: 'The four pillars of today at noon',
      pillars: ['Year', 'Month', 'Day', 'Hour'],
    },
    feed: {
      title: 'A calendar on your phone',
      text: 'Good and difficult days inside Google, Apple or Outlook. One link, free; it updates itself.',
      go: 'Get the calendar link',
      google: 'Google Calendar',
      other: 'Apple and Outlook',
      address: 'Or subscribe by its address:',
    },
    letter: {
      title: 'A morning message',
      text: 'One short message before breakfast: what the day is good for and what to put off. It comes with an account.',
      go: 'Set a reminder',
    },
    sum: {
      title: 'How a rating is made',
      text: [
        'The imperial almanac of 1741 says what each star of a day favours and what it forbids. That decides whether a rating is above or below 0. How far is a sum: the strongest star counts in full, the next half, the next a quarter, and sixty years of days set the scale.',
        'No intuition is involved: anyone with the book and a pencil gets the same number.',
      ],
      more: 'Follow one sum, step by step',
    },
    reading: { title: 'Read before you choose', all: 'All articles' },
  },
  ru: {
    heading: 'Китайский альманах, рассчитанный и объяснённый: найдите подходящий день для своего дела.',
    lead: 'У каждой оценки видно, из чего она сложилась и на какой странице книги это написано. Ближайшие 30 дней открыты всем, без регистрации.',
    plan: {
      name: 'Что вы планируете?',
      before: 'Я планирую',
      what: 'Для чего нужен день',
      when: 'Когда',
      where: 'Где',
      whom: 'Для кого',
      at: 'место: …',
      forEveryone: 'для всех',
      forOne: 'для карты «…»',
      send: 'Найти дни',
      often: 'Часто ищут',
    },
    ahead: {
      title: 'Ближайшие 30 дней',
      wholeMonth: 'Весь месяц',
      pick: 'Выбрать дату',
      after: 'После',
      open: 'Столпы, луна и солнечные сезоны открыты для любой даты с 1900 по 2100 год.',
      price: 'Оценки более далёких дней — в персональном календаре, от ….',
      noPrice: 'Оценки более далёких дней — в персональном календаре.',
      more: 'Что он открывает',
      onwards: 'Ваш персональный календарь продолжается дальше.',
      next: 'Открыть следующий месяц',
    },
    chart: {
      title: 'Карта рождения',
      text: 'Бацзы, восемь знаков вашего рождения: что вас укрепляет, что утомляет и какие дни — ваши. Читать можно бесплатно.',
      go: 'Прочитать мою карту рождения',
      picture: 'Четыре столпа сегодняшнего полудня',
      pillars: ['Год', 'Месяц', 'День', 'Час'],
    },
    feed: {
      title: 'Календарь в телефоне',
      text: 'Хорошие и трудные дни прямо в календаре Google, Apple или Outlook. Одна ссылка, бесплатно; обновляется сама.',
      go: 'Получить ссылку',
      google: 'Google Календарь',
      other: 'Apple и Outlook',
      address: 'Или подпишитесь по адресу:',
    },
    letter: {
      title: 'Утреннее сообщение',
      text: 'Короткое сообщение до завтрака: для чего хорош день и что лучше отложить. Нужна учётная запись.',
      go: 'Включить напоминание',
    },
    sum: {
      title: 'Как складывается оценка',
      text: [
        'Императорский альманах 1741 года говорит, чему помогает и что запрещает каждая звезда дня: отсюда знак оценки. Насколько она велика, показывает сумма: сильнейшая звезда считается целиком, вторая наполовину, третья на четверть, а шкала взята по дням за шестьдесят лет.',
        'Никаких предчувствий: с той же книгой и карандашом у любого выйдет то же число.',
      ],
      more: 'Разобрать пример по шагам',
    },
    reading: { title: 'Почитать перед выбором', all: 'Все статьи' },
  },
}

export function homeText(locale: Locale): HomeText {
  return typeset(locale, homeTexts[locale])
}
