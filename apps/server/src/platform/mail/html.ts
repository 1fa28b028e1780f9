/** HTML that is safe to send: made by the `html` tag, which escapes everything put into it. */
export type Html = { readonly markup: string }

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

type Part = string | number | Html | readonly Html[]

/**
 * Text is escaped; only what this tag made itself goes in as it is.
 * @example html`<b>${'a < b'}</b>`.markup // '<b>a &lt; b</b>'
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: strings.map((text, i) => text + writePart(parts[i] ?? '')).join('') }
}

function writePart(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
  return 'markup' in part ? part.markup : part.map((one) => one.markup).join('')
}
