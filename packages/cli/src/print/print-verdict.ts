import type { describeDay, Output } from '@zeri/contract'
import type { Words } from '@zeri/lexicon/facts'
import type { Format } from './print-facts.ts'

/** The rating of a day, null beyond the horizon. */
export type VerdictValue = Pick<Output<typeof describeDay>, 'rulesVersion' | 'openUntil' | 'judgement'>

const labels = {
  rating: { en: 'Rating', ru: 'Оценка' },
  good: { en: 'Good for', ru: 'Подходит' },
  putOff: { en: 'Put off', ru: 'Отложить' },
  closed: { en: 'Ratings are open up to', ru: 'Оценки открыты по' },
} as const satisfies Record<string, Words>

/** A weight with its sign: `+2`, `−1`, `0`. */
export const signed = (weight: number): string =>
  weight > 0 ? `+${weight}` : weight < 0 ? `−${-weight}` : '0'

/** Why the day as a whole is rated so: each star with its reason and its source. */
function reasonLines({ verdict, stars }: NonNullable<VerdictValue['judgement']>): string[] {
  return verdict.reasons.flatMap(({ star, side, status }) => {
    const found = stars.find(({ id }) => id === star)
    if (!found || status !== 'applied') return []
    return [`  ${side === 'good' ? '+' : '−'} ${found.why} (${found.source})`]
  })
}

/** What the site says of a day. */
export function printVerdict({ judgement, openUntil }: VerdictValue, { locale, style }: Format): string {
  if (!judgement) return style.warm(`${labels.closed[locale]} ${openUntil}.`)
  const { weight, word, summary, goodFor, putOff } = judgement.verdict
  const list = (label: Words, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`  ${style.soft(label[locale])}: ${names.join(', ')}`]
  return [
    style.strong(`${labels.rating[locale]}: ${word} (${signed(weight)})`),
    `  ${summary}`,
    ...list(labels.good, goodFor),
    ...list(labels.putOff, putOff),
    ...reasonLines(judgement),
  ].join('\n')
}
