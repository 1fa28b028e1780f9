// Reads what a page and its Markdown twin say, in one form, so that both can be compared.

import type { Locale } from '@zeri/contract'
import en from '../apps/web/app/i18n/en.json' with { type: 'json' }
import enContent from '../apps/web/app/i18n/en-content.json' with { type: 'json' }
import ru from '../apps/web/app/i18n/ru.json' with { type: 'json' }
import ruContent from '../apps/web/app/i18n/ru-content.json' with { type: 'json' }

export type TwinKind = 'day' | 'sign' | 'article' | 'method'
/** A title, and lists by their names. */
export type Said = { readonly title: string; readonly lists: Readonly<Record<string, readonly string[]>> }

const dictionaries = { en: { ...en, ...enContent }, ru: { ...ru, ...ruContent } } as const

/** A text in one line, with plain spaces. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function withPlainTexts({ title, lists }: Said): Said {
  const entries = Object.entries(lists).map(([name, list]) => [name, list.map(plain)] as const)
  return { title: plain(title), lists: Object.fromEntries(entries) }
}

/** Reads a document. A browser runs the text of this function: it uses nothing outside itself. */
export function readDocument({ html, kind }: { readonly html: string; readonly kind: TwinKind }): Said {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main') as ParentNode
  const all = (selector: string, root: ParentNode = main): Element[] => [...root.querySelectorAll(selector)]
  const texts = (selector: string, root?: ParentNode): string[] =>
    all(selector, root).map(({ textContent }) => textContent ?? '')
  const first = (selector: string, root: ParentNode): string => texts(selector, root)[0] ?? ''
  const rate = (line: Element): string => `${first('span', line)} ${first('[data-weight]', line)}`
  const readers: Record<TwinKind, () => Said['lists']> = {
    day: () => ({
      summary: texts('header h2'),
      verdict: texts('header [data-weight]'),
      pillars: all('#pillars ul li').map(
        (pillar) => `${texts('[lang=zh]', pillar).join('')} ${texts(':scope > span', pillar)[2]}`,
      ),
      standing: all('#stand-out li > details > summary:has([data-weight])').map(rate),
      putOff: all('#put-off li:not(h3 ~ * *) > details > summary:has([data-weight])').map(rate),
      cancelled: all('#put-off h3 ~ * li > details > summary:has([data-weight])').map(rate),
      activities: all('#activities li > details > summary').map(rate).sort(),
      hours: all('#hours summary:has(> time)')
        .map((hour) =>
          [
            first('[lang=zh]', hour),
            all('time ~ span', hour)[0]?.textContent,
            first('time', hour),
            texts('span[data-weight]', hour)[0] ?? '—',
          ].join(' '),
        )
        .sort(),
      stars: all('#why li[id] > details > summary').map((star) => first('[lang=zh]', star)),
    }),
    sign: () => ({
      headings: texts('h2'),
      dates: texts('time'),
      quoted: texts('blockquote [lang=zh-Hant]'),
      favours: texts('section:has(> h3[data-side=good]) li'),
      forbids: texts('section:has(> h3[data-side=bad]) li'),
    }),
    article: () => ({ headings: texts('h2'), paragraphs: texts('div > p:not(:has(time))') }),
    method: () => ({ headings: texts('h2'), paragraphs: texts('section > p'), cells: texts('th, td') }),
  }
  return { title: first('h1', main), lists: readers[kind]() }
}

/** The text under each heading of the second level. */
function readSections(markdown: string): Map<string, string> {
  const parts = markdown.split(/^## /m).slice(1)
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return [plain(heading), lines.join('\n').split(/^---$/m)[0] ?? '']
    }),
  )
}

const matches = (text: string | undefined, pattern: RegExp): string[] =>
  [...(text ?? '').matchAll(pattern)].map((match) => match.slice(1).join(' '))

const RATED = /^- (.+?): ([+−]?\d) /gm

function readDayTwin(markdown: string, locale: Locale): Said['lists'] {
  const { day } = dictionaries[locale]
  const sections = readSections(markdown)
  const why = sections.get(day.why.title) ?? sections.get(day.why.signs)
  return {
    summary: [markdown.split('\n')[2] ?? ''],
    verdict: matches(markdown, /^- (?:Rating|Оценка): ([+−]?\d) /gm),
    pillars: matches(sections.get(day.pillars.title), /^- .+: (\p{Script=Han}{2} .+) \(.+;.+\)$/gmu),
    standing: matches(sections.get(day.stand.title), RATED),
    putOff: matches(sections.get(day.sides.bad), RATED),
    cancelled: matches(sections.get(day.stand.cancelled), RATED),
    activities: matches(sections.get(day.activities.title), RATED).sort(),
    hours: matches(
      sections.get(locale === 'ru' ? 'Двухчасовки' : 'Double-hours'),
      /^\| (\p{Script=Han} [^(|]+?)(?: \(.+?\))? \| ([\d:]+)–[\d:]+ \| ([+−]?\d|—).* \|$/gmu,
    ).sort(),
    stars: matches(why, /^- \[(\p{Script=Han}+) /gmu),
  }
}

function readSignTwin(markdown: string, locale: Locale): Said['lists'] {
  const { signs } = dictionaries[locale]
  const sections = readSections(markdown)
  const listOf = (label: string): string[] =>
    matches(sections.get(signs.deeds.title), new RegExp(`^${label}: (.+)$`, 'gm'))
  return {
    headings: [...sections.keys()],
    dates: matches(sections.get(signs.when.title), /^- \[(.+?)\]/gm),
    quoted: matches(sections.get(signs.rule.title), /^> (\p{Script=Han}.*)\n>\n> [A-Z“‘]/gmu),
    favours: listOf(signs.deeds.good).flatMap(splitNames),
    forbids: listOf(signs.deeds.bad).flatMap(splitNames),
  }
}

const splitNames = (names: string): string[] => names.replaceAll('\\', '').split(', ')

/** Markdown without its marks. */
const withoutMarks = (markdown: string): string =>
  plain(markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`\\]|^> ?/gm, ''))

export function readTwin(markdown: string, kind: TwinKind, locale: Locale): Said {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? ''
  const headings = [...readSections(markdown).keys()]
  const readers: Record<TwinKind, () => Said['lists']> = {
    day: () => readDayTwin(markdown, locale),
    sign: () => readSignTwin(markdown, locale),
    article: () => ({ headings, paragraphs: [] }),
    method: () => ({
      headings,
      paragraphs: [],
      cells: matches(markdown, /^\| (?!---)(.+) \|$/gm).flatMap((row) => row.split(' | ')),
    }),
  }
  return withPlainTexts({ title, lists: readers[kind]() })
}

/** A page as `readTwin` reads its twin. Paragraphs of texts are those that the twin lacks. */
export function comparePage(page: Said, markdown: string): Said {
  const text = withoutMarks(markdown)
  const { title, lists } = withPlainTexts(page)
  const { paragraphs } = lists
  if (!paragraphs) return { title, lists }
  return {
    title,
    lists: { ...lists, paragraphs: paragraphs.filter((one) => !text.includes(withoutMarks(one))) },
  }
}
