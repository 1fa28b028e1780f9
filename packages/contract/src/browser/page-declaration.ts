/** What a page of the site declares about itself, in the `handle` of its route. */
export type PageDeclaration = {
  /**
   * How long the page, the same document for everyone, stays true: until the midnight of its place (`today`) or until
   * the next release (`steady`). The other pages are rendered for each visitor and never cached: `none` belongs to a
   * signed-in user or a secret address, `visitor` depends on the query, the form or the cookies of one visitor.
   */
  readonly cache: 'today' | 'steady' | 'none' | 'visitor'
  /** The words it shows beyond the common ones: those of the larger pages, or those of articles and questions. */
  readonly words: 'common' | 'lazy' | 'content'
  /** Whether search engines may show it; `dated` pages only near the present day. */
  readonly indexable: boolean | 'dated'
}

/** A page of the site by its address in English, with React Router's parameters: `/:year/:month`. */
export type SitePage = PageDeclaration & { readonly template: string }
