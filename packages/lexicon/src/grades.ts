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
      ru: 'Первая ступень: дурное встретило то, что сильнее, и уступает',
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
      en: 'No star of the table is here: a ban stands unless its own entry lifts it',
      ru: 'Звёзд из таблицы нет: запрет держится, если его не снимает статья самой звезды',
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
      en: 'The ban of the graded star falls, but for the few matters its entry keeps',
      ru: 'Запрет звезды из таблицы снят, кроме немногого, что оставляет её статья',
    },
  },
  cancel: {
    zh: '从宜亦从忌',
    pinyin: 'Cóng yí yì cóng jì',
    name: { en: 'Neither Is Noted', ru: 'Не отмечают ни того ни другого' },
    short: {
      en: 'What is both favoured and forbidden is noted as neither',
      ru: 'Что одни советуют, а другие запрещают, не отмечают ни так ни этак',
    },
  },
  'forbid-wins': {
    zh: '从忌不从宜',
    pinyin: 'Cóng jì bù cóng yí',
    name: { en: 'Caution Wins', ru: 'Решает осторожность' },
    short: {
      en: 'Where yes and no meet, the usual rule holds and the ban is written in',
      ru: 'Где сошлись «за» и «против», по обычному правилу записывают запрет',
    },
  },
  'all-forbidden': {
    zh: '诸事皆忌',
    pinyin: 'Zhū shì jiē jì',
    name: { en: 'All Set Aside', ru: 'Всё откладывают' },
    short: {
      en: 'Everything is forbidden that day, even what the star otherwise spares',
      ru: 'Запрещено всё, даже то, что звезда обычно щадит',
    },
  },
} as const satisfies Record<Policy, Entry>
