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

/** The stars of a side that speak and do not count. */
function listOverruled(reasons: Tag['reasons'], side: 'good' | 'bad', stars: BillStars): string[] {
  const ids = reasons.flatMap((reason) =>
    reason.side === side && reason.status === 'overridden' && reason.star && !isLeaning(reason.star, stars)
      ? [reason.star]
      : [],
  )
  return [...new Set(ids)]
}

/** Whether what favours an activity and what forbids it cancel out. */
export function isCancelled({ sum, reasons }: Noted, stars: BillStars): boolean {
  return (
    sum.sign === 0 &&
    listOverruled(reasons, 'good', stars).length > 0 &&
    listOverruled(reasons, 'bad', stars).length > 0
  )
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
    const namesOf = (side: 'good' | 'bad') =>
      listOverruled(reasons, side, stars)
        .map((id) => nameInBill(id, stars))
        .join(', ')
    return isCancelled({ sum, reasons }, stars)
      ? t('day.bill.cancelled', { good: namesOf('good'), bad: namesOf('bad') })
      : t('day.bill.silent')
  }
  const words = t(sum.sign > 0 ? 'day.bill.favoured' : 'day.bill.forbidden')
  if (sum.terms.length === 0) return `${words} = ${formatFraction(sum.total)}`
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
