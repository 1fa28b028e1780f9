/** Choices of judgement on which books and custom differ. A verdict holds only for the choice it was made with. */
export type School = {
  /** In the four middle months 天德 stands in a corner of heaven: no day has it, or the days of the corner's branch. */
  readonly heavenlyVirtue: 'stems' | 'corners'
  /** Whether a day against the branch of the year holds great undertakings down, as printed almanacs have it. */
  readonly yearBreak: boolean
  /** Whether popular days hold a weight down: 三娘煞, 杨公忌, 受死, 月忌 for journeys, 癸 for lawsuits. */
  readonly folk: boolean
}

/** The book, and the one custom that every printed almanac has. */
export const classicalSchool: School = { heavenlyVirtue: 'stems', yearBreak: true, folk: false }
