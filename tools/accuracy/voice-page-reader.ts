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

/** The rating in the head of a day, which is the first below its date. */
export function readFirstRating(html: string): number {
  const [, rating] = /data-weight="(-?\d)"/.exec(html.slice(html.indexOf('<h1'))) ?? []
  return Number(rating)
}

type ListedDeed = { readonly name: string; readonly rating: number }

/** HTML up to the end of the element it stands in, which is a `div`. */
function cutAtEnd(html: string): string {
  let depth = 1
  for (const { 0: tag, index } of html.matchAll(/<\/?div\b/g)) {
    depth += tag === '<div' ? 1 : -1
    if (depth === 0) return html.slice(0, index)
  }
  return html
}

/** HTML without its bills, which have lists of their own. */
function withoutBills(html: string): string {
  const [before = '', ...chunks] = html.split(/<div[^>]*data-bill="/)
  return before + chunks.map((chunk) => chunk.slice(cutAtEnd(chunk).length)).join('')
}

/** The panels of a day that name what it is good for and what to put off. */
const panels = { good: 'stand-out', bad: 'put-off' } as const

/** The HTML of the lists of one side: panels of a day, and cards. What stands below a further heading is apart. */
function listSections(html: string, side: 'good' | 'bad'): readonly string[] {
  const marks = [`id="${panels[side]}"`, `data-side="${side}"`]
  return marks.flatMap((mark) => {
    const sections = html.match(new RegExp(`<section[^>]*${mark}[\\s\\S]*?</section>`, 'g')) ?? []
    return sections.map((section) => withoutBills(section.split('<h3')[0] ?? ''))
  })
}

/** The names and ratings under "good for" or "put off". */
export function readSide(html: string, side: 'good' | 'bad'): readonly ListedDeed[] {
  const items = listSections(html, side).flatMap(
    (section) => section.match(/<li[\s\S]*?data-weight="-?\d"/g) ?? [],
  )
  return items.map((item) => ({
    name: textOfHtml(item.slice(0, item.lastIndexOf('<span'))),
    rating: Number(/data-weight="(-?\d)"$/.exec(item)?.[1]),
  }))
}

/** What a side says beside its list, such as that nothing is to be put off. */
export function readSideNotes(html: string, side: 'good' | 'bad'): readonly string[] {
  return listSections(html, side).flatMap((section) =>
    [...(section.split('<ul')[0] ?? '').matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(([, inner = '']) =>
      textOfHtml(inner),
    ),
  )
}

/** The HTML of every bill. */
export function splitBills(html: string): readonly { readonly id: string; readonly html: string }[] {
  const [, ...chunks] = html.split(/data-bill="/)
  return chunks.map((chunk) => {
    const end = chunk.indexOf('"')
    return { id: chunk.slice(0, end), html: cutAtEnd(chunk.slice(end + 2)) }
  })
}

/** The printed lines of a bill: those of an activity begin with its note, and each other line has an arrow. */
export function readBill({ id, html }: { readonly id: string; readonly html: string }): PrintedBill {
  const paragraphs = [...html.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(([, inner = '']) => textOfHtml(inner))
  const withArrow = paragraphs.filter((line) => line.includes('→'))
  return { id, lines: id === 'day' ? withArrow : [paragraphs[0] ?? '', ...withArrow] }
}

/** The chips of a bill that name a leaf of the book, for every reader. */
export function listCited(billHtml: string): readonly string[] {
  const chips = billHtml.match(/<details[^>]*data-book="true"[\s\S]*?<\/summary>/g) ?? []
  return chips.filter((chip) => !chip.includes('for-professionals')).map(textOfHtml)
}
