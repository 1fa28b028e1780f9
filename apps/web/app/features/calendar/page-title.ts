/** How a page names itself in search results and link previews. */
export type PageTitle = { readonly title: string; readonly description: string }
