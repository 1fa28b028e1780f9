/** The signed-in user, as pages show them. */
export type PageUser = {
  readonly username: string
  readonly email: string
  /** Whether the owner of the address has confirmed it. */
  readonly verified: boolean
}

/** The birth of a chart, in words. */
export type BirthWords = {
  readonly date: string
  /** Null when it is unknown. */
  readonly time: string | null
}

/** The charts a user can select on any page, and the selected one. */
export type PageCharts = {
  readonly selected: string | null
  readonly active: readonly { readonly uuid: string; readonly name: string; readonly born: BirthWords }[]
}

/** The school that the visitor's days are rated by, and the line that says so. */
export type PageSchool = { readonly rules: string; readonly mark: string }

/** What a page says to one person; `page` is its data for the selected chart or by their school, null where there is none. */
export type Layer = {
  readonly user: PageUser | null
  readonly charts: PageCharts | null
  /** Null for the book. */
  readonly school: PageSchool | null
  readonly page: unknown
}

export const noLayer: Layer = { user: null, charts: null, school: null, page: null }
