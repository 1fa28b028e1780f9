import type { Reason, StarId, Weight } from '@zeri/almanac/judgement'
import type { Locale, Words } from '../locale.ts'
import type { DayContext } from './day-context.ts'
import { describeStar } from './describe-star.ts'
import { verb } from './english.ts'
import { signed } from './letters.ts'
import { namedOf } from './named.ts'
import { verb as glagol } from './russian.ts'

type EvidenceReason = Extract<Reason, { kind: 'evidence' }>

/** Why a piece of evidence does not count. */
const setAside: Readonly<Record<'group' | 'favour' | 'spared' | 'forbid' | 'lasting' | 'books', Words>> = {
  group: {
    en: 'Set aside: the same place already counts under another name.',
    ru: 'Не в счёт: то же место уже учтено под другим именем.',
  },
  favour: {
    en: 'Set aside: the grade of the day lets the good win.',
    ru: 'Не в счёт: по ступени дня верх берёт доброе.',
  },
  spared: {
    en: 'Set aside: a day of Destruction is good for this.',
    ru: 'Не в счёт: день Разрушения для этого и подходит.',
  },
  forbid: {
    en: 'Set aside: the grade of the day lets caution win.',
    ru: 'Не в счёт: по ступени дня верх берёт осторожность.',
  },
  lasting: {
    en: 'Set aside: the day carries a warning that yields to nothing.',
    ru: 'Не в счёт: есть запрет, который не уступает ничему.',
  },
  books: {
    en: 'Set aside: where the books agree, path and mansion do not overrule them.',
    ru: 'Не в счёт: путь и стоянка не спорят с книгами, когда те согласны.',
  },
}

function cappedBy(star: StarId): Words {
  const { name, grammar } = namedOf(star)
  return {
    en: `It counts, but ${name.en} ${verb(grammar, 'holds')} the rating down.`,
    ru: `В счёт идёт, но ${name.ru} не ${glagol(grammar, { one: 'даёт', many: 'дают' })} оценке подняться.`,
  }
}

/** A day of 破 has no grade that lets the good win; it spares what it is good for, tearing down and healing. */
const isBreaking = ({ stars }: DayContext): boolean => stars.some(({ id }) => id === 'officer-break')

/** What became of a piece of evidence; nothing where it simply counts. */
function findFate({ evidence, status, by }: EvidenceReason, day: DayContext): Words | undefined {
  if (status === 'applied' || by === undefined) return undefined
  if (by === 'grade' && evidence.side === 'good') return setAside.forbid
  if (by === 'grade') return isBreaking(day) ? setAside.spared : setAside.favour
  if (by === 'group' || by === 'lasting' || by === 'books') return setAside[by]
  return cappedBy(by)
}

const describeVerdict = (limit: Weight): Words => ({
  en: `The grade of the day sets everything aside: nothing is rated above ${signed(limit)}.`,
  ru: `Ступень дня откладывает всё: оценка не выше ${signed(limit)}.`,
})

function describeVeto({ star, limit, status }: Extract<Reason, { kind: 'veto' }>): Words {
  const { name, grammar } = namedOf(star)
  if (status === 'applied')
    return {
      en: `${name.en} ${verb(grammar, 'holds')} great undertakings back: none is rated above ${signed(limit)}.`,
      ru: `${name.ru} ${glagol(grammar, { one: 'удерживает', many: 'удерживают' })} от больших дел: оценка не выше ${signed(limit)}.`,
    }
  if (star === 'month-break')
    return {
      en: `${name.en} does not hold this back: a day of Destruction is good for it.`,
      ru: `${name.ru} здесь не помеха: день Разрушения для этого и подходит.`,
    }
  return {
    en: `${name.en} no longer ${verb(grammar, 'holds')} great undertakings back: the grade of the day lets the good win.`,
    ru: `${name.ru} больше не ${glagol(grammar, { one: 'удерживает', many: 'удерживают' })} от больших дел: по ступени дня верх берёт доброе.`,
  }
}

function describeEvidence(reason: EvidenceReason, day: DayContext, locale: Locale): string {
  const star = day.stars.find(({ id }) => id === reason.evidence.star)
  if (!star) throw new Error(`${reason.evidence.star} is not on this day`)
  const fate = findFate(reason, day)
  const presence = describeStar(star, day, locale)
  return fate ? `${presence} ${fate[locale]}` : presence
}

/** Why a reason does not count, or not in full, or what it forbids; nothing where it simply counts. */
export function describeFate(reason: Reason, day: DayContext, locale: Locale): string | undefined {
  switch (reason.kind) {
    case 'evidence':
      return findFate(reason, day)?.[locale]
    case 'verdict':
      return describeVerdict(reason.limit)[locale]
    case 'veto':
      return describeVeto(reason)[locale]
  }
}

/** A reason of a weight in words: what is on the day, why, and whether it counts. */
export function describeReason(reason: Reason, day: DayContext, locale: Locale): string {
  switch (reason.kind) {
    case 'evidence':
      return describeEvidence(reason, day, locale)
    case 'verdict':
      return describeVerdict(reason.limit)[locale]
    case 'veto':
      return describeVeto(reason)[locale]
  }
}
