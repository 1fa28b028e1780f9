import type { Translator } from '../../../../i18n/translator.ts'
import { formatSigned, type Weight } from '../../../../ui/weight.ts'
import type { Tag } from '../../day.ts'

type Personal = NonNullable<Tag['personal']>

/** A birth counts for two at most. */
const MOST_ADDED = 2
const MOST = 3

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

/** ` − Clash with the Birth Year 2 + Nobleman 1` */
function writePoints(reasons: Personal['reasons']): string {
  return reasons
    .flatMap(({ name, delta }) =>
      delta === undefined ? [] : [` ${delta < 0 ? '−' : '+'} ${name} ${Math.abs(delta)}`],
    )
    .join('')
}

/** How the rating for a person follows from that for everyone, with every limit. */
export function writePersonalBill(
  { general, reasons }: Personal,
  weight: Weight,
  t: Translator['t'],
): string {
  const added = reasons.reduce((sum, { delta = 0 }) => sum + delta, 0)
  const counted = clamp(added, MOST_ADDED)
  const sum = general + counted
  const limits = reasons.flatMap(({ name, limit }) => (limit === undefined ? [] : [{ name, limit }]))
  const held = Math.min(clamp(sum, MOST), ...limits.map(({ limit }) => limit))
  const points = writePoints(reasons)
  return [
    `${t('day.bill.everyone')} ${formatSigned(general)}${points}${points && ` = ${formatSigned(general + added)}`}`,
    ...(added === counted ? [] : [t('day.bill.birthAtMost', { sum: formatSigned(sum) })]),
    ...(Math.abs(sum) > MOST ? [t('day.bill.scaleEnds', { sum: formatSigned(clamp(sum, MOST)) })] : []),
    ...limits.map(({ name, limit }) => t('day.bill.limit', { limit: formatSigned(limit), name })),
    ...(weight < held ? [t('day.bill.bookHolds', { limit: formatSigned(weight) })] : []),
  ].join('; ')
}
