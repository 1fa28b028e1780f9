/** HTML, SVG or XML that is safe to send: built by the `markup` tag, which escapes every value. */
export type Markup = { readonly markup: string }

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

type Part = string | number | Markup | readonly Markup[]

/**
 * Escapes text; only values built by this tag are inserted unchanged.
 * @example markup`<b>${'a < b'}</b>`.markup // '<b>a &lt; b</b>'
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: strings.map((text, i) => text + writePart(parts[i] ?? '')).join('') }
}

function writePart(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
  return 'markup' in part ? part.markup : part.map((one) => one.markup).join('')
}
