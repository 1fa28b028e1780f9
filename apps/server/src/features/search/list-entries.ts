// What can be found: signs, activities and pages from the lexicon, articles and questions from the texts.

import { type ActivityId, activities, listShownActivities } from '@zeri/almanac/judgement'
import { type Locale, signPath } from '@zeri/contract'
import {
  activityTexts,
  activityWords,
  branches,
  concepts,
  listSigns,
  pillarReading,
  type Sign,
  type SignKind,
  signKinds,
  signKindWords,
  stems,
} from '@zeri/lexicon'
import { type ContentEntry, listQuestions } from '../content/index.ts'
import { conceptArticles } from './concept-articles.ts'
import { deedNames } from './deed-names.ts'
import type { SearchEntry } from './entry.ts'
import { type PageNames, pageNames } from './page-names.ts'
import { inRussian } from './palladius.ts'
import { textNames } from './text-names.ts'

/** What a sign of a kind is called before its name: «созвездие Рог», "day officer Stable". */
const kindWords: Readonly<Record<SignKind, Readonly<Record<Locale, string>>>> = {
  officers: { en: 'officer of the day, day officer', ru: 'установление дня, офицер дня, день' },
  paths: { en: 'star of the path, yellow path, black path', ru: 'звезда пути, жёлтый путь, чёрный путь' },
  mansions: { en: 'mansion, constellation', ru: 'созвездие, стоянка луны' },
  stars: { en: 'star of the day', ru: 'звезда дня' },
  taboos: { en: 'taboo, Peng Zu', ru: 'запрет, Пэн-цзу' },
  stems: { en: 'heavenly stem, day master', ru: 'небесный ствол, Господин Дня' },
  branches: {
    en: 'earthly branch, zodiac animal, year, sign',
    ru: 'земная ветвь, знак зодиака, животное, год',
  },
  pillars: { en: 'pillar, day, year', ru: 'столп, день, год' },
  terms: { en: 'solar term, season', ru: 'солнечный сезон' },
  'lunar-days': { en: 'lunar day, day of the moon', ru: 'лунный день, день луны' },
  hours: { en: 'double-hour, Chinese hour', ru: 'двухчасовка, час' },
  'hour-stars': { en: 'star of the hour', ru: 'звезда часа' },
  'ten-gods': { en: 'ten gods', ru: 'десять божеств' },
  'natal-stars': {
    en: 'natal star, symbolic star, shen sha',
    ru: 'звезда карты рождения, символическая звезда, шэнь ша',
  },
}

const otherLocale = (locale: Locale): Locale => (locale === 'ru' ? 'en' : 'ru')

/** A name, and apart from it what stands in its brackets. */
const partsOf = (name: string): string[] => [name, ...name.split(/ \(|\)/).filter((part) => part !== '')]

/** Names that are made of the parts of a sign. */
function composedNames({ kind, index }: Sign, locale: Locale): string[] {
  if (kind === 'branches') {
    const branch = branches[index]
    if (!branch) return []
    return locale === 'ru'
      ? [`год ${branch.ruGenitive}`, `день ${branch.ruGenitive}`, branch.reading]
      : [`year of the ${branch.name.en}`, `${branch.name.en} day`]
  }
  if (kind === 'stems') return locale === 'ru' ? [stems[index]?.reading ?? ''] : []
  // A pillar has sixty names of two parts; its place in the list is its place in the cycle.
  if (kind === 'pillars')
    return pillarReading(index as Parameters<typeof pillarReading>[0], locale).split('; ')
  if (kind === 'lunar-days')
    return locale === 'ru'
      ? [`${index + 1} лунный день`, `${index + 1} день луны`]
      : [`lunar day ${index + 1}`]
  return []
}

function signEntry(sign: Sign, locale: Locale): SearchEntry {
  const { kind, id, zh, pinyin, name, synonyms, short, text } = sign
  const other = otherLocale(locale)
  return {
    group: 'signs',
    path: signPath(kind, id),
    title: name[locale],
    glyph: zh,
    snippet: short[locale],
    names: [
      ...partsOf(name[locale]),
      ...(synonyms?.[locale] ?? []),
      ...composedNames(sign, locale),
      zh,
      pinyin,
      ...(locale === 'ru' ? [inRussian(pinyin)] : []),
    ],
    about: [short[locale], kindWords[kind][locale], name[other], ...(synonyms?.[other] ?? [])].join('. '),
    text: text?.[locale] ?? '',
  }
}

/** The page of all signs of a kind. */
function kindEntry(kind: SignKind, locale: Locale): SearchEntry {
  const { one, many, line } = signKindWords[kind]
  return {
    group: 'signs',
    path: signPath(kind),
    title: many[locale],
    glyph: null,
    snippet: line[locale],
    names: [many[locale], one[locale]],
    about: `${line[locale]}. ${many[otherLocale(locale)]}`,
    text: '',
  }
}

type Words = (typeof activityWords)[ActivityId] & { readonly synonyms?: Sign['synonyms'] }

/** Everything an activity is called. */
export function namesOfDeed(id: ActivityId, locale: Locale): string[] {
  const { name, deed, synonyms }: Words = activityWords[id]
  const forms = locale === 'ru' ? [deed.ruGenitive, deed.ruAccusative] : [deed.en]
  return [name[locale], ...(synonyms?.[locale] ?? []), ...forms, ...deedNames[id][locale]]
}

function deedEntry(id: ActivityId, locale: Locale, isShown: boolean): SearchEntry {
  const { name, short }: Words = activityWords[id]
  const other = otherLocale(locale)
  const texts: Readonly<Partial<Record<string, { readonly why: Readonly<Record<Locale, string>> }>>> =
    activityTexts
  return {
    group: 'deeds',
    // An activity without a page of its own is chosen for in the chooser.
    path: isShown ? `/days-for/${id}` : `/predict?tag=${id}`,
    title: name[locale],
    glyph: null,
    snippet: short[locale],
    names: namesOfDeed(id, locale),
    about: [short[locale], locale === 'ru' ? 'день для, дни для' : 'day for, days for', name[other]].join(
      '. ',
    ),
    text: texts[id]?.why[locale] ?? '',
  }
}

const MAX_SNIPPET_CHARS = 160

/** Markdown without its marks. */
function bare(markdown: string): string {
  return markdown
    .replaceAll(/^```.*?^```/gms, ' ')
    .replaceAll(/\{#[a-z0-9-]+\}/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[#*_`|>]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The beginning of a text up to a whole word. */
function beginningOf(text: string): string {
  if (text.length <= MAX_SNIPPET_CHARS) return text
  return `${text.slice(0, text.lastIndexOf(' ', MAX_SNIPPET_CHARS))}…`
}

function conceptNames(article: string, locale: Locale): string[] {
  return Object.entries(concepts)
    .filter(([id]) => conceptArticles[id as keyof typeof concepts] === article) // true: the keys of concepts
    .flatMap(([, { name, synonyms }]) => [name[locale], ...synonyms[locale]])
}

const contentPaths = { articles: '/articles/', sections: '/sections/', pages: '/' } as const

function textEntries(entry: ContentEntry, locale: Locale): SearchEntry[] {
  const { kind, id, title, description, body } = entry
  if (kind === 'faq')
    return listQuestions(body).map(({ id: anchor, question, answer }) => ({
      group: 'questions',
      path: `/faq#${anchor}`,
      title: question,
      glyph: null,
      snippet: beginningOf(bare(answer)),
      names: [question, ...(textNames[`/faq#${anchor}`]?.[locale] ?? [])],
      about: title,
      text: bare(answer),
    }))
  const path = `${contentPaths[kind]}${id}`
  return [
    {
      group: kind === 'pages' ? 'pages' : 'articles',
      path,
      title,
      glyph: null,
      snippet: description,
      names: [
        title,
        ...title.split(/[:?!—] ?/),
        ...(kind === 'articles' ? conceptNames(id, locale) : []),
        ...(textNames[path]?.[locale] ?? []),
      ],
      about: [
        description,
        ...Array.from(body.matchAll(/^##+ (.+)$/gm), ([, heading]) => bare(heading ?? '')),
      ].join('. '),
      text: bare(body),
    },
  ]
}

function pageEntry(page: PageNames, locale: Locale, fill: (text: string) => string): SearchEntry {
  const { path, title, snippet, names } = page
  return {
    group: 'pages',
    path: fill(path),
    title: fill(title[locale]),
    glyph: null,
    snippet: snippet[locale],
    names: [title[locale], ...names[locale]].map(fill),
    about: `${snippet[locale]} ${fill(title[otherLocale(locale)])}`,
    text: '',
  }
}

const fillDate = (text: string, year: number, month: number): string =>
  text.replaceAll('{year}', String(year)).replaceAll('{month}', String(month))

export type Sources = {
  readonly locale: Locale
  readonly texts: readonly ContentEntry[]
  readonly year: number
  readonly month: number
}

/** Everything that can be found in one language. */
export function listSearchEntries({ locale, texts, year, month }: Sources): SearchEntry[] {
  const shown = new Set(listShownActivities().map(({ id }) => id))
  const pages = pageNames.map((page) => pageEntry(page, locale, (text) => fillDate(text, year, month)))
  return [
    ...activities.map(({ id }) => deedEntry(id, locale, shown.has(id))),
    ...pages,
    ...signKinds.map((kind) => kindEntry(kind, locale)),
    ...listSigns().map((sign) => signEntry(sign, locale)),
    ...texts.filter((text) => text.locale === locale).flatMap((text) => textEntries(text, locale)),
  ]
}
