import type { CompassMark, Directions, SectorId, StarsYear } from './fengshui-values.ts'

/** One sign on the compass. `sentence` says in words what the sign shows. */
type CompassSign = {
  readonly id: string
  readonly glyph: string
  readonly tone: 'good' | 'bad' | 'plain'
  readonly sector: SectorId
  readonly sentence: string
}

export type CompassRing = { readonly name: string; readonly signs: readonly CompassSign[] }

/** The one character that stands for a mark on the compass. */
const glyphs: Readonly<Record<string, string>> = {
  joy: '喜',
  wealth: '财',
  'yang-noble': '阳',
  'yin-noble': '阴',
  crane: '鹤',
  'year-gods': '游',
  'day-sha': '煞',
  'tai-sui': '岁',
  'year-break': '破',
  'year-three-sha': '煞',
  'year-five-yellow': '五',
  'month-founder': '建',
  'month-break': '破',
  'month-three-sha': '煞',
  'month-five-yellow': '五',
  'year-virtue': '德',
  'year-virtue-union': '合',
  memorialist: '书',
  scholar: '士',
}

/** Marks that are places of a god and no advice by themselves. */
const plain: readonly string[] = ['tai-sui', 'month-founder']

/**
 * The character of a mark on the compass.
 * @example glyphOf('joy') // '喜'
 */
export function glyphOf(id: string): string {
  const glyph = glyphs[id]
  if (glyph === undefined) throw new RangeError(`no sign for ${id}`)
  return glyph
}

type Marked = Pick<CompassMark, 'id' | 'sector' | 'sentence'> & { readonly side?: 'good' | 'bad' }

/** The ring of marks that have a direction; the others are only in the list beside the picture. */
export function toRing(name: string, marks: readonly Marked[]): CompassRing {
  return {
    name,
    signs: marks.flatMap(({ id, sector, sentence, side = 'bad' }) =>
      sector === null
        ? []
        : [{ id, glyph: glyphOf(id), tone: plain.includes(id) ? 'plain' : side, sector, sentence }],
    ),
  }
}

/** The rings of a year, from the outside: its marks, and the places that the book calls good. */
export function listYearRings(
  { compass, gods, directions }: StarsYear,
  names: { readonly year: string; readonly good: string },
): readonly CompassRing[] {
  const where = new Map<string, string>(directions.map(({ id, where: words }) => [id, words]))
  const good = gods
    .filter(({ side }) => side === 'good')
    .map(({ id, side, name, mountain: { sector } }) => ({
      id,
      side,
      sector,
      sentence: `${name}: ${where.get(sector)}`,
    }))
  return [toRing(names.year, compass), toRing(names.good, good)]
}

type RingNames = { readonly day: string; readonly year: string; readonly month: string }

/** The rings of a date, from the outside: day, year, month. */
export function listDayRings({ day, compass }: Directions, names: RingNames): readonly CompassRing[] {
  return [
    toRing(names.day, day),
    toRing(
      names.year,
      compass.filter(({ period }) => period === 'year'),
    ),
    toRing(
      names.month,
      compass.filter(({ period }) => period === 'month'),
    ),
  ]
}
