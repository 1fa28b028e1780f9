/**
 * Structured data for search engines (schema.org). The block holds data: browsers never run it. `<` is escaped, because
 * it could otherwise end the script element.
 */
export function StructuredData({ data }: { readonly data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
