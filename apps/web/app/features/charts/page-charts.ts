export type Born = {
  /** In words. */
  readonly date: string
  /** Null where nobody knows it. */
  readonly time: string | null
}

/** The charts a person may choose among on any page, and the one that is chosen. */
export type PageCharts = {
  readonly selected: string | null
  readonly active: readonly { readonly uuid: string; readonly name: string; readonly born: Born }[]
}
