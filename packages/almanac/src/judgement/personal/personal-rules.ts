/** Choices on which authors differ when a day is held against a birth. */
export type PersonalRules = {
  /** Pillars of the birth the nobleman is counted from. */
  readonly noblemanFrom: 'day' | 'year-and-day'
  /** Whether any two branches of a harmony of three make one, or only with its middle branch among them. */
  readonly threeHarmony: 'any-two' | 'with-middle'
}

/** The usual choice: the nobleman of the day master, any two of three. */
export const personalRules: PersonalRules = { noblemanFrom: 'day', threeHarmony: 'any-two' }
