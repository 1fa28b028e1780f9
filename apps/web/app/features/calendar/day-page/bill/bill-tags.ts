import type { Translator } from '../../../../i18n/translator.ts'
import type { Weight } from '../../../../ui/weight.ts'
import type { Reason, Star, Tag } from '../../day.ts'
import { type MergedReason, mergeReasons } from '../../merge-reasons.ts'
import { listOwnStars } from '../lift.ts'
import { groupOverruled } from './overruled.ts'
import { nameInBill, writeNote, writeScale } from './write-bill.ts'
import { writePersonalBill } from './write-personal-bill.ts'

/** A star that a bill cites, and on which side it speaks. */
export type Cited = { readonly star: string; readonly side: Star['side'] }

/** How a rating adds up, in words. */
type BillData = {
  readonly note: string
  readonly scale: string
  /** The weight for everyone. */
  readonly general: Weight
  /** None where the book notes nothing. */
  readonly ruler?: Pick<Tag['sum'], 'sign' | 'total' | 'from' | 'readingLimit'>
  readonly own?: { readonly sum: string; readonly reasons: readonly MergedReason[] }
  readonly cited: readonly Cited[]
  readonly overruled: readonly string[]
}

export type BilledTag = Pick<Tag, 'id' | 'theme' | 'name' | 'weight' | 'word' | 'isShown' | 'isMedical'> & {
  /** Ids of the stars of the activity itself. */
  readonly own: readonly string[]
  readonly sign: Tag['sum']['sign']
  readonly bill: BillData
}

type Billing = {
  readonly stars: ReadonlyMap<string, Star>
  /** What concerns the whole day. */
  readonly general: readonly Reason[]
  readonly t: Translator['t']
}

/** Every star of a rating, those that count first. */
function listCited({ reasons, sum }: Tag): readonly Cited[] {
  const places = new Map(sum.terms.map(({ star }, place) => [star, place]))
  const placeOf = (star: string): number => places.get(star) ?? places.size
  const cited = new Map<string, Cited>()
  for (const { star, side } of reasons) if (star !== undefined) cited.set(star, { star, side })
  return [...cited.values()].toSorted((one, other) => placeOf(one.star) - placeOf(other.star))
}

/** A ban of the whole day rests on the stars of the day. */
function listCitedOfDay({ sum }: Tag, general: readonly Reason[]): readonly Cited[] {
  if (sum.limits.every(({ star }) => star !== undefined)) return []
  return general.flatMap(({ star, side, status }) =>
    star !== undefined && status === 'applied' ? [{ star, side }] : [],
  )
}

function billOf(tag: Tag, { stars, general, t }: Billing): BillData {
  const { sum, reasons, weight, personal } = tag
  const { sign, total, from, readingLimit } = sum
  const cited = listCited(tag)
  return {
    note: writeNote(tag, stars, t),
    scale: writeScale(sum, stars, t),
    general: personal?.general ?? weight,
    ...(sign !== 0 && { ruler: { sign, total, from, readingLimit } }),
    ...(personal && {
      own: { sum: writePersonalBill(personal, weight, t), reasons: mergeReasons(personal.reasons) },
    }),
    cited: cited.length > 0 ? cited : listCitedOfDay(tag, general),
    overruled: groupOverruled(reasons, sum.limits).map(
      ({ note, ids }) => `${ids.map((id) => nameInBill(id, stars)).join(', ')}. ${note}`,
    ),
  }
}

/** The activities of a day with their bills. */
export function billTags(tags: readonly Tag[], billing: Billing): readonly BilledTag[] {
  const { stars, general } = billing
  return tags.map((tag) => {
    const { id, theme, name, weight, word, isShown, isMedical, sum } = tag
    const own = listOwnStars(tag, general, stars)
    const bill = billOf(tag, billing)
    return { id, theme, name, weight, word, isShown, isMedical, own, sign: sum.sign, bill }
  })
}
