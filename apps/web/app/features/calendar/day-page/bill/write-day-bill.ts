import type { Locale } from '@zeri/contract'
import type { Translator } from '../../../../i18n/translator.ts'
import { formatFraction } from '../../../../ui/fraction.ts'
import { formatSigned, type Weight } from '../../../../ui/weight.ts'
import type { Judgement } from '../../day.ts'

type DaySum = Judgement['verdict']['sum']

const DIGITS = 2

function formatMean(value: number, locale: Locale): string {
  const size = new Intl.NumberFormat(locale, { minimumFractionDigits: DIGITS, maximumFractionDigits: DIGITS })
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${size.format(Math.abs(value))}`
}

/** Rounded down: means are a thirtieth apart, so that none lies between a limit and what is printed. */
const roundDown = (value: number): number => Math.floor(value * 10 ** DIGITS) / 10 ** DIGITS

/** How the rating of a day follows from those of its activities. */
export function writeDayBill(
  { shown, good, bad, total, leansBeyond, from }: DaySum,
  { t, locale }: Pick<Translator, 't' | 'locale'>,
): string {
  const counts = t('day.bill.counts', { shown, good, bad })
  const apart = formatFraction(leansBeyond)
  if (Math.abs(good - bad) <= leansBeyond) return `${counts}; ${t('day.bill.level', { apart })}`
  const sign = good > bad ? 1 : -1
  const steps = from.map((size, place) =>
    t('day.bill.from', {
      // True: sizes 2 and 3 with a sign.
      word: t(`weights.${(sign * (place + 2)) as Weight}`).toLowerCase(),
      from: formatMean(sign * roundDown(size), locale),
    }),
  )
  return [
    counts,
    t(sign > 0 ? 'day.bill.leansGood' : 'day.bill.leansBad', {
      apart,
      // True: a weight of size 1.
      word: t(`weights.${sign as Weight}`).toLowerCase(),
    }),
    t('day.bill.mean', { total: formatSigned(total), mean: formatMean(total / shown, locale) }),
    steps.join(', '),
  ].join('; ')
}
