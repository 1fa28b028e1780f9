import type { DayOfPage, Star } from '../day.ts'

/** A star as the page shows it. Beyond the horizon it has no grade, reason or source. */
type GroupedStar = Omit<Star, 'grade' | 'why' | 'source' | 'label' | 'leaf'> & {
  readonly grade?: number
  readonly why?: string
  readonly source?: string
}

export type StarGroup = {
  readonly id: 'good' | 'bad' | 'signs' | 'taboos'
  readonly stars: readonly GroupedStar[]
}

/** Groups the stars of a day: good ones, bad ones, the signs every day has, and taboos. Empty groups are left out. */
export function groupStars(day: DayOfPage): StarGroup[] {
  const stars = day.judgement?.stars ?? []
  const isTaboo = ({ family, side }: Star): boolean => family === 'taboo' && side === 'bad'
  // A custom that favours something, such as the day of bathing, is no taboo.
  const plain = stars.filter((star) => star.family === 'star' || (star.family === 'taboo' && !isTaboo(star)))
  const signs = listSigns(day).map((sign) => stars.find(({ id }) => id === sign.id) ?? sign)
  const groups: StarGroup[] = [
    { id: 'good', stars: plain.filter(({ side }) => side === 'good') },
    { id: 'bad', stars: plain.filter(({ side }) => side === 'bad') },
    { id: 'signs', stars: signs },
    { id: 'taboos', stars: stars.filter(isTaboo) },
  ]
  return groups.filter((group) => group.stars.length > 0)
}

/** Officer, path and mansion are facts, known even for days without a judgement. */
function listSigns({ day_info: { officer, path }, su }: DayOfPage): GroupedStar[] {
  const unspoken = { favours: [], forbids: [], clauses: [], isCustom: false, isSilent: false }
  return [
    { ...officer, ...unspoken, family: 'officer', side: 'good' },
    { ...path, ...unspoken, pinyin: '', text: null, family: 'path', side: path.isYellow ? 'good' : 'bad' },
    { ...su, ...unspoken, family: 'mansion' },
  ]
}
