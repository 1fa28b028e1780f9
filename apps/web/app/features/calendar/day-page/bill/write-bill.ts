import type { Translator } from '../../../../i18n/translator.ts'
import { formatFraction } from '../../../../ui/fraction.ts'
import { formatSigned, type Weight } from '../../../../ui/weight.ts'
import type { Star, Tag } from '../../day.ts'

// How a rating adds up, in one line of plain text. The line has everything from which the rating follows.

export type BillStars = ReadonlyMap<string, Pick<Star, 'name' | 'label' | 'family'>>
type T = Translator['t']
type Sum = Tag['sum']
type Noted = Pick<Tag, 'sum' | 'reasons'>

/** What a bill calls a star: signs with their kind, the others by name. */
export function nameInBill(id: string, stars: BillStars): string {
  const star = stars.get(id)
  if (!star) return id
  return star.family === 'star' || star.family === 'taboo' ? star.name : star.label
}

const isLeaning = (id: string, stars: BillStars): boolean => {
  const family = stars.get(id)?.family
  return family === 'path' || family === 'mansion'
}

type Overruled = { readonly star: string; readonly note: string | undefined }

/** What a side says and does not count. */
function listOverruled(
  reasons: Tag['reasons'],
  side: 'good' | 'bad',
  stars: BillStars,
): readonly Overruled[] {
  return reasons.flatMap((reason) =>
    reason.side === side && reason.status === 'overridden' && reason.star && !isLeaning(reason.star, stars)
      ? [{ star: reason.star, note: reason.note }]
      : [],
  )
}

/** The stars that favour an activity and those that forbid it, where both fall by one rule and so cancel out. */
function findCancelled({ sum, reasons }: Noted, stars: BillStars) {
  if (sum.sign !== 0) return undefined
  const [good, bad] = [listOverruled(reasons, 'good', stars), listOverruled(reasons, 'bad', stars)]
  const isShared = (others: readonly Overruled[]) => (one: Overruled) =>
    others.some(({ note }) => note === one.note)
  const cancelled = { good: good.filter(isShared(bad)), bad: bad.filter(isShared(good)) }
  return cancelled.good.length > 0 ? cancelled : undefined
}

/** Whether what favours an activity and what forbids it cancel out. */
export function isCancelled(noted: Noted, stars: BillStars): boolean {
  return findCancelled(noted, stars) !== undefined
}

/** `Monthly Virtue 3 + Four Ministers ½ − mansion Heart ¼` */
function writeTerms({ terms }: Sum, stars: BillStars): string {
  return terms
    .map(({ star, points }, place) => {
      const term = `${nameInBill(star, stars)} ${formatFraction(points)}`
      if (place === 0) return points < 0 ? `− ${term}` : term
      return ` ${points < 0 ? '−' : '+'} ${term}`
    })
    .join('')
}

function writeTotal({ terms, total }: Sum, t: T): string {
  const added = terms.reduce((sum, { points }) => sum + points, 0)
  if (added === total) return formatFraction(total)
  const signed = `${added < 0 ? '−' : ''}${formatFraction(added)}`
  return t('day.bill.countedAs', { from: signed, to: formatFraction(total) })
}

/** What the book notes of an activity, and how strongly. */
export function writeNote({ sum, reasons }: Noted, stars: BillStars, t: T): string {
  if (sum.sign === 0) {
    const cancelled = findCancelled({ sum, reasons }, stars)
    if (!cancelled) return t('day.bill.silent')
    const namesOf = (side: readonly Overruled[]) =>
      [...new Set(side.map(({ star }) => nameInBill(star, stars)))].join(', ')
    return t('day.bill.cancelled', { good: namesOf(cancelled.good), bad: namesOf(cancelled.bad) })
  }
  const words = t(sum.sign > 0 ? 'day.bill.favoured' : 'day.bill.forbidden')
  if (sum.terms.length === 0) return `${words}: ${t('day.bill.wholeDay')} = ${formatFraction(sum.total)}`
  return `${words}: ${writeTerms(sum, stars)} = ${writeTotal(sum, t)}`
}

const MIN_STRENGTH = 0.25

/** The strengths from which the ratings begin: `auspicious from ¼, good from 3½, excellent from 4¾`. */
function writeSteps({ sign, from: [two, three], readingLimit = 3 }: Sum, t: T): string[] {
  if (sign === 0) return []
  const steps = [MIN_STRENGTH, two, three].slice(0, readingLimit).map((from, place) => {
    // True: sizes 1 to 3 with a sign.
    const weight = (sign * (place + 1)) as Weight
    return t('day.bill.from', {
      word: t(`weights.${weight}`).toLowerCase(),
      from: formatFraction(from),
    })
  })
  return [steps.join(', '), ...(readingLimit < 3 ? [t('day.bill.reading')] : [])]
}

function writeLimits({ limits }: Sum, stars: BillStars, t: T): string[] {
  return limits.map(({ star, limit }) =>
    t('day.bill.limit', {
      limit: formatSigned(limit),
      name: star === undefined ? t('day.bill.wholeDay') : nameInBill(star, stars),
    }),
  )
}

/** Where the strength stands among the ratings, and what holds the rating down. */
export function writeScale(sum: Sum, stars: BillStars, t: T): string {
  return [...writeSteps(sum, t), ...writeLimits(sum, stars, t)].join('; ')
}
