/** Choices of judgement on which books and custom differ. A verdict holds only for the choice it was made with. */
export type School = {
  /** In the four middle months 天德 stands in a corner of heaven: no day has it, or the days of the corner's branch. */
  readonly heavenlyVirtue: 'stems' | 'corners'
  /** Whether what custom adds to the books counts: 月忌, 三娘煞, 十恶大败. */
  readonly folk: boolean
}

/** The books, nothing added. */
export const classicalSchool: School = { heavenlyVirtue: 'stems', folk: false }
