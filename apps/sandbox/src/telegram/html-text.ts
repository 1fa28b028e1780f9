const TAG = /<(\/?)(b|i|u|s|code|pre|a)(?: href="([^"<>]*)")?>/g
const ENTITY = /&(?:(lt|gt|amp|quot)|#(\d+));/g
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' }

/** A message as Telegram shows it, without its markup. */
export type ShownText = { readonly text: string; readonly links: readonly string[] }

const decode = (text: string): string =>
  text.replace(ENTITY, (_, name, code) => (name ? (named[name] ?? '') : String.fromCodePoint(Number(code))))

/** Parses the HTML that the Bot API allows; undefined where Telegram would refuse it. */
export function readHtml(html: string): ShownText | undefined {
  const open: string[] = []
  const links: string[] = []
  for (const [, slash, tag = '', href] of html.matchAll(TAG)) {
    if (slash) {
      if (open.pop() !== tag) return undefined
    } else {
      open.push(tag)
      if (href !== undefined) links.push(decode(href))
    }
  }
  const bare = html.replace(TAG, '')
  const isMarked = /[<>]/.test(bare) || /&(?!(?:lt|gt|amp|quot|#\d+);)/.test(bare)
  return open.length > 0 || isMarked ? undefined : { text: decode(bare), links }
}
