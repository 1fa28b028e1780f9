/** A test: the file it is written in, and its own name with every placeholder filled in. */
export type TestName = { readonly file: string; readonly test: string }

/** One row of the specification. */
export type Requirement = {
  /** Its number; the rows of all sections are counted together. */
  readonly id: number
  readonly requirement: string
  /** Where the product differs on purpose, and the decision that says so. */
  readonly deviation?: string
} & (
  | {
      readonly check: TestName
      /** Tests of the other parts of a row that says several things. */
      readonly also?: readonly TestName[]
    }
  /** Why nothing here can check it. */
  | { readonly reason: string }
)

/** Every test of a row; none where it cannot be checked. */
export function listChecks(row: Requirement): readonly TestName[] {
  return 'check' in row ? [row.check, ...(row.also ?? [])] : []
}

export type Section = { readonly title: string; readonly requirements: readonly Requirement[] }
