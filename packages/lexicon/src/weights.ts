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
      en: 'Strong signs speak against it, or the books close the day to it. Choose another date if you can.',
      ru: 'Сильные знаки против, или книги закрывают день для этого дела. Если можно, выберите другую дату.',
    },
  },
  [-2]: {
    name: { en: 'Bad', ru: 'Плохой' },
    short: {
      en: 'The objections are clear and outweigh what is good',
      ru: 'Возражения ясны и перевешивают хорошее',
    },
    verdict: { en: 'Poorly suited', ru: 'Плохо подходит' },
    legend: {
      en: 'The objections clearly outweigh what speaks in favour. A calmer day is worth the wait.',
      ru: 'Возражения заметно перевешивают доводы за. Стоит подождать дня поспокойнее.',
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
      en: 'Something minor speaks against it. It can be done; only do not hurry.',
      ru: 'Есть небольшое возражение. Сделать можно, только не спешите.',
    },
  },
  0: {
    name: { en: 'Neutral', ru: 'Нейтральный' },
    short: {
      en: 'For and against come out even, or the books are silent',
      ru: '«За» и «против» сошлись поровну, или книги молчат',
    },
    verdict: { en: 'Neither for nor against', ru: 'Ни за, ни против' },
    legend: {
      en: 'The signs balance, or there are none. Go by your own convenience.',
      ru: 'Знаки уравновешены, или их нет. Решайте, как удобно вам.',
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
      en: 'A little more speaks for it than against. Reason enough for everyday matters.',
      ru: 'Доводов за чуть больше, чем против. Для обычных дел этого довольно.',
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
      en: 'The good signs are clear and outweigh the rest. Fit for matters of importance.',
      ru: 'Добрые знаки ясны и перевешивают остальные. Годится и для важных дел.',
    },
  },
  3: {
    name: { en: 'Excellent', ru: 'Отличный' },
    short: {
      en: 'Strong signs agree, and little speaks against',
      ru: 'Сильные знаки согласны, против почти ничего',
    },
    verdict: { en: 'Very well suited', ru: 'Отлично подходит' },
    legend: {
      en: 'Several strong signs are of one mind and hardly anything objects. Such days are few; keep one for what matters most.',
      ru: 'За дело говорят сильные знаки, и возразить почти нечему. Таких дней немного; приберегите их для главного.',
    },
  },
} as const satisfies Record<Weight, WeightWords>
