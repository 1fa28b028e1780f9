/**
 * What a page is about as search engines read it (schema.org). A block of data, not a script: browsers never run it.
 * `<` is written as an escape: inside a script element it could end it.
 */
export function StructuredData({ data }: { readonly data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
