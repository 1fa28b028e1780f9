import type { Translator } from '../../../i18n/translator.ts'
import type { Judgement, Star, Tag, WholeDay } from '../day.ts'
import { billTags, type Cited } from './bill/bill-tags.ts'
import { packTags } from './bill/packed-tags.ts'
import { writeDayBill } from './bill/write-day-bill.ts'
import { type DecidingReason, findDecidingReason } from './deciding-reason.ts'
import { countLifted, listLifting } from './lift.ts'
import { pickCancelled, pickPutOff, pickStanding } from './pick-rows.ts'

/** An activity in a short list, and why it is there. */
export type Row = { readonly id: string; readonly reason?: DecidingReason }

type Sides = {
  readonly standing: readonly Row[]
  /** Whether a star of their own favours the first of them. */
  readonly hasOwnStars: boolean
  readonly putOff: readonly Row[]
  readonly hasMorePutOff: boolean
  readonly isFree: boolean
  readonly cancelled: readonly Row[]
}

type Whole = {
  /** How the rating of the day adds up, for everyone and for the person. */
  readonly bill: string
  readonly ownBill?: string
  readonly lifts: readonly {
    readonly side: Star['side']
    readonly stars: readonly string[]
    readonly text: string
  }[]
  readonly notes: readonly string[]
  readonly cited: readonly Cited[]
}

/** What the page of a judged day says, in words: it is written on the server, so that the browser needs no code for it. */
export type DayParts = {
  /** The activities with their bills, packed. */
  readonly tags: string
  readonly tagCount: number
  readonly sides: Sides
  readonly whole: Whole
}

type Stars = ReadonlyMap<string, Star>

/** Rows with their reasons; what a reason says is said by the first row that has it. */
function listRows(tags: readonly Tag[], stars: Stars): readonly Row[] {
  const said = new Set<string>()
  return tags.map((tag) => {
    const reason = findDecidingReason(tag, stars)
    if (!reason) return { id: tag.id }
    const key = reason.name + reason.says
    const isSaid = said.has(key)
    said.add(key)
    return { id: tag.id, reason: isSaid ? { ...reason, says: '' } : reason }
  })
}

function listSides({ tags, verdict }: Judgement, personal: WholeDay['personal'], stars: Stars): Sides {
  const message = personal?.verdict ?? verdict
  const putOff = pickPutOff(tags, message)
  return {
    standing: listRows(pickStanding(tags, message), stars),
    hasOwnStars: message.standing > 0,
    putOff: listRows(putOff, stars),
    hasMorePutOff: message.putOff.length > putOff.length,
    isFree: message.isFree,
    cancelled: listRows(pickCancelled(tags, stars), stars),
  }
}

function writeWhole(
  { tags, verdict }: Judgement,
  personal: WholeDay['personal'],
  { stars, translator }: { readonly stars: Stars; readonly translator: Translator },
): Whole {
  const { reasons, sum } = verdict
  const lifts = (['good', 'bad'] as const).flatMap((side) => {
    const ids = listLifting(reasons, side)
    const count = countLifted(tags, ids)
    if (count === 0) return []
    const names = ids.map((id) => stars.get(id)?.name ?? id).join(', ')
    const key = side === 'good' ? 'day.whole.lifts' : 'day.whole.lowers'
    return [{ side, stars: ids, text: translator.t(key, { names, count, shown: sum.shown }) }]
  })
  return {
    bill: writeDayBill(sum, translator),
    ...(personal && { ownBill: writeDayBill(personal.verdict.sum, translator) }),
    lifts,
    notes: reasons.flatMap(({ grade, note }) => (grade === undefined && note ? [note] : [])),
    cited: reasons.flatMap(({ star, side, status }) =>
      star !== undefined && status === 'applied' ? [{ star, side }] : [],
    ),
  }
}

/** Writes the parts of the page of a day; none beyond the horizon. */
export function writeDayParts(
  { judgement, personal }: Pick<WholeDay, 'judgement' | 'personal'>,
  translator: Translator,
): DayParts | null {
  if (!judgement) return null
  const stars: Stars = new Map(judgement.stars.map((star) => [star.id, star]))
  return {
    tags: packTags(billTags(judgement.tags, { stars, general: judgement.verdict.reasons, t: translator.t })),
    tagCount: judgement.tags.length,
    sides: listSides(judgement, personal, stars),
    whole: writeWhole(judgement, personal, { stars, translator }),
  }
}
