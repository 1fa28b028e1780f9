// Takes from the HTML of a page what it says of a day, as a reader sees it.

import type { PrintedBill } from './printed-bills.ts'

/** Text without tags; what is drawn only for assistive technology or as a picture is left out. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(?:svg|script|style)[\s\S]*?<\/(?:svg|script|style)>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}

/** Title and description in the head of a document. */
export function readHead(html: string): { readonly title: string; readonly description: string } {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  return {
    title: textOfHtml(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    description: textOfHtml(description),
  }
}

export type ListedDeed = { readonly name: string; readonly rating: number }

/** The names and ratings under "good for" or "put off". */
export function readSide(html: string, side: 'good' | 'bad'): readonly ListedDeed[] {
  const sections = html.match(new RegExp(`<section[^>]*data-side="${side}"[\\s\\S]*?</section>`, 'g')) ?? []
  return sections.flatMap((section) =>
    [...section.matchAll(/<li[\s\S]*?<\/li>/g)].flatMap(([item]) => {
      const rating = /data-weight="(-?\d)"/.exec(item)?.[1]
      const name = textOfHtml(item)
        .replace(/[+−]?\d$/, '')
        .trim()
      return rating === undefined ? [] : [{ name, rating: Number(rating) }]
    }),
  )
}

/** The HTML of every bill, from its mark to the next one. */
export function splitBills(html: string): readonly { readonly id: string; readonly html: string }[] {
  const [, ...chunks] = html.split(/data-bill="/)
  return chunks.map((chunk) => {
    const end = chunk.indexOf('"')
    return { id: chunk.slice(0, end), html: chunk.slice(end + 2) }
  })
}

/** The printed lines of a bill: those of an activity begin with its note, and each other line has an arrow. */
export function readBill({ id, html }: { readonly id: string; readonly html: string }): PrintedBill {
  const paragraphs = [...html.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(([, inner = '']) => textOfHtml(inner))
  const withArrow = paragraphs.filter((line) => line.includes('→'))
  return { id, lines: id === 'day' ? withArrow : [paragraphs[0] ?? '', ...withArrow] }
}

/** The signs whose chip in a bill names a leaf of the book, for every reader. */
export function listCited(billHtml: string): ReadonlySet<string> {
  const chips = billHtml.match(/<details[^>]*data-book="true"[\s\S]*?<\/summary>/g) ?? []
  return new Set(chips.filter((chip) => !chip.includes('for-professionals')).map(textOfHtml))
}
