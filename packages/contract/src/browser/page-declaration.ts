/** What a page of the site declares about itself, in the `handle` of its route. */
export type PageDeclaration = {
  /**
   * How long the page stays true for everyone: until the midnight of its place (`today`) or until the next release
   * (`steady`). `none`: the same for every visitor without a session, and rendered each time. `visitor`: it depends on
   * the query, the form or the cookies of one visitor. A signed-in user always gets a page rendered for them alone.
   */
  readonly cache: 'today' | 'steady' | 'none' | 'visitor'
  /** The words it shows beyond the common ones: those of the larger pages, or those of articles and questions. */
  readonly words: 'common' | 'lazy' | 'content'
  /** Whether search engines may show it; `dated` pages only near the present day. */
  readonly indexable: boolean | 'dated'
}

/** A page of the site by its address in English, with React Router's parameters: `/:year/:month`. */
export type SitePage = PageDeclaration & { readonly template: string }
