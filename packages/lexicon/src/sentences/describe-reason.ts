import type { Reason, Star, StarId, Weight } from '@zeri/almanac/judgement'
import { signed } from '../letters.ts'
import type { Locale, Words } from '../locale.ts'
import type { DayContext } from './day-context.ts'
import { describeStar } from './describe-star.ts'
import { verb } from './english.ts'
import { namedOf } from './named.ts'
import { verb as glagol } from './russian.ts'

type EvidenceReason = Extract<Reason, { kind: 'evidence' }>

/** Why a piece of evidence does not count. */
const setAside = {
  group: {
    en: 'Not counted: the same place already counts under another name.',
    ru: 'Не в счёт: то же место уже учтено под другим именем.',
  },
  ban: {
    en: 'Not counted: another star forbids this, and nothing in its entry lifts the ban.',
    ru: 'Не в счёт: другая звезда это запрещает, и её статья запрета не снимает.',
  },
  lasting: {
    en: 'Not counted: the day carries a ban that yields to nothing.',
    ru: 'Не в счёт: есть запрет, который не уступает ничему.',
  },
  relief: {
    en: 'Not counted: its own entry lifts the ban on this day.',
    ru: 'Не в счёт: в этот день запрет снимает статья самой звезды.',
  },
  unnoted: {
    en: 'Not counted: on this day the book does not note as good what the virtues favour.',
    ru: 'Не в счёт: в этот день книга не следует тому, что одобряют добродетели.',
  },
  together: {
    en: 'Not counted: a kindred matter is freed on this day, and this ban falls with it.',
    ru: 'Не в счёт: родственное дело в этот день свободно, и этот запрет снимается вместе с ним.',
  },
  trade: {
    en: 'Not counted: a benefactor of the day lifts bans on trade and the like.',
    ru: 'Не в счёт: благодетель дня снимает запреты на торговлю и подобные дела.',
  },
  free: {
    en: 'Not counted: virtues meet on this day, and no ban of the month holds.',
    ru: 'Не в счёт: в этот день сошлись добродетели, и запреты месяца не действуют.',
  },
  books: {
    en: 'Not counted: path and mansion only lean, and here the book notes nothing.',
    ru: 'Не в счёт: путь и созвездие лишь склоняют чашу, а книги здесь ничего не решают.',
  },
} as const satisfies Record<Exclude<NonNullable<EvidenceReason['by']>, 'grade'>, Words>

/** What the grade of the day does with evidence, by what it decides. */
const byGrade = {
  'favour-wins': {
    en: 'Overruled: a strong lucky star cancels it today.',
    ru: 'Не в счёт: сегодня это снимает сильная благоприятная звезда.',
  },
  cancel: {
    en: 'Not counted: today what is for and against it cancels out.',
    ru: 'Не в счёт: сегодня «за» и «против» гасят друг друга.',
  },
  'forbid-wins': {
    en: 'Overruled: a strong unlucky star outweighs it today.',
    ru: 'Не в счёт: сегодня перевешивает сильная неблагоприятная звезда.',
  },
  'all-forbidden': {
    en: 'Not counted: on this day everything is forbidden.',
    ru: 'Не в счёт: в этот день запрещено всё.',
  },
} as const satisfies Record<DayContext['policy'], Words>

function silencedBy(star: StarId): Words {
  const { name, grammar } = namedOf(star)
  return {
    en: `Not counted: ${name.en} ${verb(grammar, 'leaves')} it unnoted.`,
    ru: `Не в счёт: ${name.ru} не ${glagol(grammar, { one: 'даёт', many: 'дают' })} отметить это как благоприятное.`,
  }
}

/** What became of a piece of evidence; nothing where it simply counts. */
function findFate({ status, by, silencer }: EvidenceReason, { policy }: DayContext): Words | undefined {
  if (status === 'applied' || by === undefined) return undefined
  if (by === 'grade') return byGrade[policy]
  return silencer ? silencedBy(silencer) : setAside[by]
}

const has = ({ stars }: DayContext, id: StarId): boolean => stars.some((star) => star.id === id)

/** That a whole day is forbidden: because two evils meet, by a star of its pillar, or by its grade. */
function describeVerdict(limit: Weight, day: DayContext): Words {
  if (has(day, 'four-waste') && has(day, 'month-break'))
    return {
      en: `Four Wastes meet Month Break and forbid everything: nothing is rated above ${signed(limit)}.`,
      ru: `Четыре упадка сошлись с Разрушителем месяца и запрещают всё: оценка не выше ${signed(limit)}.`,
    }
  const closing = day.stars.find((star) => star.forbidsAllBut === '')
  if (closing) {
    const { name, grammar } = namedOf(closing.id)
    return {
      en: `${name.en} ${verb(grammar, 'forbids')} everything: nothing is rated above ${signed(limit)}.`,
      ru: `${name.ru} ${glagol(grammar, { one: 'запрещает', many: 'запрещают' })} всё: оценка не выше ${signed(limit)}.`,
    }
  }
  return {
    en: `The stars of this day together forbid everything: nothing is rated above ${signed(limit)}.`,
    ru: `Звёзды этого дня вместе запрещают всё: оценка не выше ${signed(limit)}.`,
  }
}

/** What a custom holds down, and how far. */
function describeCap({ star, limit }: Extract<Reason, { kind: 'cap' }>, day: DayContext): Words {
  const { name, grammar } = namedOf(star)
  const holds = verb(grammar, 'holds')
  if (findStar(star, day).cap?.on === 'major')
    return {
      en: `By custom ${name.en} ${holds} great undertakings back: none is rated above ${signed(limit)}.`,
      ru: `По обычаю ${name.ru} ${glagol(grammar, { one: 'удерживает', many: 'удерживают' })} от больших дел: оценка не выше ${signed(limit)}.`,
    }
  return {
    en: `By custom ${name.en} ${holds} this back: it is rated no higher than ${signed(limit)}.`,
    ru: `По обычаю ${name.ru} это ${glagol(grammar, { one: 'сдерживает', many: 'сдерживают' })}: оценка не выше ${signed(limit)}.`,
  }
}

function findStar(id: StarId, { stars }: DayContext): Star {
  const star = stars.find((one) => one.id === id)
  if (!star) throw new Error(`${id} is not on this day`)
  return star
}

/** That a star forbids an activity whatever favours it. */
export function describeLastingBan(star: StarId, locale: Locale): string {
  const { name, grammar } = namedOf(star)
  return locale === 'ru'
    ? `${name.ru} это ${glagol(grammar, { one: 'запрещает', many: 'запрещают' })}, и ничто в этот день запрета не снимает.`
    : `${name.en} ${verb(grammar, 'forbids')} this, whatever favours it.`
}

function describeEvidence(reason: EvidenceReason, day: DayContext, locale: Locale): string {
  const fate = findFate(reason, day)
  const presence = describeStar(findStar(reason.evidence.star, day), day, locale)
  return fate ? `${presence} ${fate[locale]}` : presence
}

/** What holds an activity down beside the stars that speak of it. */
function describeLimit(reason: Exclude<Reason, EvidenceReason>, day: DayContext): Words {
  return reason.kind === 'verdict' ? describeVerdict(reason.limit, day) : describeCap(reason, day)
}

/** Why a reason does not count, or what it forbids; nothing where it simply counts. */
export function describeFate(reason: Reason, day: DayContext, locale: Locale): string | undefined {
  const words = reason.kind === 'evidence' ? findFate(reason, day) : describeLimit(reason, day)
  return words?.[locale]
}

/** A reason of a weight in words: what is on the day, why, and whether it counts. */
export function describeReason(reason: Reason, day: DayContext, locale: Locale): string {
  return reason.kind === 'evidence'
    ? describeEvidence(reason, day, locale)
    : describeLimit(reason, day)[locale]
}
