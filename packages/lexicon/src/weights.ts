import type { Weight } from '@zeri/almanac/judgement'
import type { Entry } from './entry.ts'
import type { Words } from './locale.ts'

type WeightWords = Pick<Entry, 'name' | 'short'> & {
  /** How an activity stands on a day or in an hour of this weight. */
  readonly verdict: Words
  /** What the mark means, as the legend of a calendar says it. */
  readonly legend: Words
}

/** The seven weights in words; in Russian the names agree with «день» and «час». */
export const weightWords = {
  [-3]: {
    name: { en: 'Awful', ru: 'Очень плохой' },
    short: {
      en: 'Strong signs object with one voice',
      ru: 'Сильные знаки против, и все заодно',
    },
    verdict: { en: 'Not suited at all', ru: 'Совсем не подходит' },
    legend: {
      en: 'Strong signs speak against it, or the book closes the day to it. Choose another date if you can.',
      ru: 'Сильные знаки против, или книга закрывает день для этого дела. Если можно, выберите другую дату.',
    },
  },
  [-2]: {
    name: { en: 'Bad', ru: 'Плохой' },
    short: {
      en: 'The objections are clear, and they carry weight',
      ru: 'Возражения ясны и весомы',
    },
    verdict: { en: 'Poorly suited', ru: 'Плохо подходит' },
    legend: {
      en: 'The book advises against it, and the objections carry weight. A calmer day is worth the wait.',
      ru: 'Книга не советует, и возражения весомы. Стоит подождать дня поспокойнее.',
    },
  },
  [-1]: {
    name: { en: 'Unfavourable', ru: 'Неблагоприятный' },
    short: {
      en: 'A light wind in the face',
      ru: 'Лёгкий встречный ветер',
    },
    verdict: { en: 'Not quite suited', ru: 'Не вполне подходит' },
    legend: {
      en: 'The book advises against it, though without much weight. It can be done; only do not hurry.',
      ru: 'Книга не советует, хотя и не настаивает. Сделать можно, только не спешите.',
    },
  },
  0: {
    name: { en: 'Neutral', ru: 'Нейтральный' },
    short: {
      en: 'The book is silent, or its yes and its no cancel out',
      ru: 'Книга молчит, или её «за» и «против» погасили друг друга',
    },
    verdict: { en: 'Neither for nor against', ru: 'Ни за, ни против' },
    legend: {
      en: 'The book notes nothing, or what it favours and forbids cancels out. Go by your own convenience.',
      ru: 'Книга ничего не отмечает, или её «за» и «против» погасили друг друга. Решайте, как удобно вам.',
    },
  },
  1: {
    name: { en: 'Auspicious', ru: 'Благоприятный' },
    short: {
      en: 'A light wind at one’s back',
      ru: 'Лёгкий попутный ветер',
    },
    verdict: { en: 'Suited', ru: 'Подходит' },
    legend: {
      en: 'The book favours it, without much weight behind it. Reason enough for everyday matters.',
      ru: 'Книга за, хотя и вполголоса. Для обычных дел этого довольно.',
    },
  },
  2: {
    name: { en: 'Good', ru: 'Хороший' },
    short: {
      en: 'A sound choice: the good signs clearly lead',
      ru: 'Надёжный выбор: добрые знаки уверенно впереди',
    },
    verdict: { en: 'Well suited', ru: 'Хорошо подходит' },
    legend: {
      en: 'The book favours it, and the good signs are clear. Fit for matters of importance.',
      ru: 'Книга за, и добрые знаки ясны. Годится и для важных дел.',
    },
  },
  3: {
    name: { en: 'Excellent', ru: 'Отличный' },
    short: {
      en: 'Strong signs agree, and they speak for it together',
      ru: 'Сильные знаки согласны и говорят заодно',
    },
    verdict: { en: 'Very well suited', ru: 'Отлично подходит' },
    legend: {
      en: 'The book favours it, and several strong signs are of one mind. Such days are few; keep one for what matters most.',
      ru: 'Книга за, и сильные знаки с ней согласны. Таких дней немного; приберегите их для главного.',
    },
  },
} as const satisfies Record<Weight, WeightWords>
