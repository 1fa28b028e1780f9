import type { DayGrade, Policy } from '@zeri/almanac/judgement'
import type { Entry } from './entry.ts'

/** How the bad of a day stands to its good; without a graded star there is nothing to grade. */
export const dayGrades = {
  0: {
    zh: '吉足胜凶',
    pinyin: 'Jí zú shèng xiōng',
    name: { en: 'The Good Prevails', ru: 'Доброе перевешивает' },
    short: {
      en: 'First grade: what is bad has met something stronger and gives way',
      ru: 'Первая ступень: дурное встретило более сильное и уступает',
    },
  },
  1: {
    zh: '吉足抵凶',
    pinyin: 'Jí zú dǐ xiōng',
    name: { en: 'The Good Holds Its Own', ru: 'Доброе держится' },
    short: {
      en: 'Second grade: the scales are level, and a virtue brings them down on the good side',
      ru: 'Вторая ступень: чаши вровень, и добродетель склоняет их к доброму',
    },
  },
  2: {
    zh: '吉不抵凶',
    pinyin: 'Jí bù dǐ xiōng',
    name: { en: 'The Good Falls Short', ru: 'Доброго не хватает' },
    short: {
      en: 'Third grade: all turns on whether one of the virtues stands by',
      ru: 'Третья ступень: всё зависит от того, есть ли рядом добродетель',
    },
  },
  3: {
    zh: '凶胜于吉',
    pinyin: 'Xiōng shèng yú jí',
    name: { en: 'The Bad Prevails', ru: 'Дурное перевешивает' },
    short: {
      en: 'Fourth grade: even a virtue can do no more than restore the balance',
      ru: 'Четвёртая ступень: даже добродетель лишь возвращает равновесие',
    },
  },
  4: {
    zh: '凶又逢凶',
    pinyin: 'Xiōng yòu féng xiōng',
    name: { en: 'Bad Meets Bad', ru: 'Дурное к дурному' },
    short: {
      en: 'Fifth grade: hard stars keep company, and the day is better left to routine',
      ru: 'Пятая ступень: трудные звёзды сошлись, и день лучше отдать рутине',
    },
  },
  5: {
    zh: '凶叠大凶',
    pinyin: 'Xiōng dié dà xiōng',
    name: { en: 'Bad upon Bad', ru: 'Дурное поверх дурного' },
    short: {
      en: 'Sixth grade: the table sets the whole day aside, virtue or no virtue',
      ru: 'Шестая ступень: таблица откладывает весь день, с добродетелью и без неё',
    },
  },
  none: {
    name: { en: 'No Grade', ru: 'Без ступени' },
    short: {
      en: 'None of the graded stars is here, so each side simply speaks for itself',
      ru: 'Звёзд из таблицы нет, и каждая сторона просто говорит за себя',
    },
  },
} as const satisfies Record<DayGrade, Entry> & Record<'none', Pick<Entry, 'name' | 'short'>>

/** What becomes of a matter that stars both favour and forbid. */
export const policies = {
  'favour-wins': {
    zh: '从宜不从忌',
    pinyin: 'Cóng yí bù cóng jì',
    name: { en: 'Favour Wins', ru: 'Решает доброе' },
    short: {
      en: 'Where some stars say yes and others no, the yes is followed',
      ru: 'Если одни звёзды за, а другие против, слушают тех, что за',
    },
  },
  cancel: {
    zh: '从宜亦从忌',
    pinyin: 'Cóng yí yì cóng jì',
    name: { en: 'Both Sides Count', ru: 'Считаются обе стороны' },
    short: {
      en: 'Yes and no are laid on the same scales and weighed against each other',
      ru: 'За и против кладут на одни весы, и решает разница',
    },
  },
  'forbid-wins': {
    zh: '从忌不从宜',
    pinyin: 'Cóng jì bù cóng yí',
    name: { en: 'Caution Wins', ru: 'Решает осторожность' },
    short: {
      en: 'A matter both praised and warned against is left for another time',
      ru: 'То, что одни хвалят, а другие не советуют, оставляют до другого раза',
    },
  },
  'all-forbidden': {
    zh: '诸事皆忌',
    pinyin: 'Zhū shì jiē jì',
    name: { en: 'All Set Aside', ru: 'Всё откладывают' },
    short: {
      en: 'The table advises against every new undertaking, however well favoured',
      ru: 'Таблица советует не начинать нового, что бы ни сулили звёзды',
    },
  },
} as const satisfies Record<Policy, Entry>
