import type { CivilDate } from '@zeri/almanac/calendar'
import type { ActivityId, StarId } from '@zeri/almanac/judgement'
import { type Locale, locales } from '@zeri/contract'
import { activityWords, mansions, officers, paths, starWords, taboos } from '@zeri/lexicon'
import type { Person } from '../../apps/server/src/features/calendar/person.ts'
import type { JudgedDay } from '../../apps/server/src/features/calendar/present-judgement.ts'
import { judgeFor } from '../../apps/server/src/features/calendar/present-personal.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import { textOf } from './days.ts'
import { checkBill } from './printed-bills.ts'
import { createPageRenderer, OWN_CHART, type RenderPage } from './rendered-pages.ts'
import {
  listCited,
  readBill,
  readFirstRating,
  readHead,
  readSide,
  readSideNotes,
  splitBills,
  textOfHtml,
} from './voice-page-reader.ts'
import { type Rated, readText } from './voice-reader.ts'
import { rateDay } from './voice-texts.ts'

/** Days to open, and who opens them. */
export type PageSample = {
  readonly dates: readonly CivilDate[]
  readonly judgeIn: (date: CivilDate, locale: Locale) => JudgedDay
  readonly people: readonly (Person | undefined)[]
  readonly pages: number
}

type Tally = {
  contradictions: number
  medical: number
  listed: number
  ratings: number
  wrongSums: number
  reasons: number
  cited: number
  faults: string[]
}

type Page = {
  readonly html: string
  readonly day: JudgedDay
  readonly rated: Rated
  readonly isHome: boolean
}

const customs: readonly string[] = ['tong-shu', 'folk', 'modern']
const characters = { ...starWords, ...officers, ...paths, ...mansions, ...taboos }

/** Names of the lists beside the head whose weight is not on their side, or is not the one shown. */
function listMislisted({ html, day: { locale }, rated }: Page): string[] {
  const idOf = new Map(
    Object.entries(activityWords).map(([id, { name }]) => [name[locale].toLowerCase(), id as ActivityId]),
  )
  return (['good', 'bad'] as const).flatMap((side) =>
    readSide(html, side).flatMap(({ name, rating }) => {
      const id = idOf.get(name.replaceAll('\u00a0', ' ').toLowerCase())
      if (id === undefined) return [`${name} is no activity`]
      const weight = rated.weights.get(id) ?? 0
      const isOnItsSide = side === 'good' ? weight > 0 : weight < 0
      return isOnItsSide && weight === rating
        ? []
        : [`${name} ${rating} is listed as ${side}, its weight is ${weight}`]
    }),
  )
}

/** Headings that name deeds: the sentence of the day is one. */
const listHeadings = (html: string): readonly string[] =>
  [...html.matchAll(/<h[12][^>]*>([\s\S]*?)<\/h[12]>/g)].map(([, inner = '']) => textOfHtml(inner))

function checkHead(tally: Tally, page: Page): void {
  const { html, rated, day, isHome } = page
  const { title, description } = readHead(html)
  const lists = (['good', 'bad'] as const).flatMap((side) => readSide(html, side).map(({ name }) => name))
  tally.listed += lists.length
  const notes = (['good', 'bad'] as const).flatMap((side) => readSideNotes(html, side))
  const texts = [title, description, ...listHeadings(html), ...notes]
  const read = (text: string) => readText(text, rated, day.locale)
  const shown = isHome ? rated.weight : readFirstRating(html)
  const found = [
    ...(shown === rated.weight ? [] : [`the rating ${shown} stands on a day of ${rated.weight}`]),
    ...texts.flatMap((text) => read(text).contradictions),
    ...listMislisted(page),
  ]
  tally.contradictions += found.length
  tally.faults.push(...found)
  const medical = [...texts, ...lists].filter((text) => read(text).isMedical)
  tally.medical += medical.length
  tally.faults.push(...medical)
}

/** Stars of the book among the reasons of an activity. */
function listBookStars({ verdict }: JudgedDay, id: string): ReadonlySet<StarId> {
  const reasons = verdict.activities.find(({ activity }) => activity === id)?.reasons ?? []
  const named = reasons.flatMap((reason) =>
    reason.kind === 'evidence' ? [reason.evidence.star] : reason.kind === 'cap' ? [reason.star] : [],
  )
  return new Set(
    verdict.stars
      .filter((star) => named.includes(star.id) && !customs.includes(star.source))
      .map(({ id: star }) => star),
  )
}

function checkBills(tally: Tally, { html, day }: Page): void {
  for (const bill of splitBills(html)) {
    const { ratings, wrong } = checkBill(readBill(bill))
    tally.ratings += ratings
    tally.wrongSums += wrong.length
    tally.faults.push(...wrong)
    const stars = listBookStars(day, bill.id)
    tally.reasons += stars.size
    const cited = listCited(bill.html)
    for (const star of stars) tally.cited += Number(cited.some((chip) => chip.includes(characters[star].zh)))
  }
}

type Reader = { readonly day: JudgedDay; readonly person: Person | undefined }

/** The page of a day in the calendar for everyone or of a person, or the home page on that day. */
async function renderDay(render: RenderPage, { day, person }: Reader, isHome: boolean): Promise<Page> {
  const { locale, facts } = day
  const { year, month, day: number } = facts.date
  const base = person ? `/personal/${OWN_CHART}` : ''
  const path = isHome ? '/' : `${base}/${year}/${month}/${number}`
  const html = await render(path, { locale, person, today: textOf(facts.date) })
  return { html, day, rated: rateDay(person ? judgeFor(day, person) : day), isHome }
}

const SEED = 26
const SHOWN_FAULTS = 10
/** One page in so many is the home page. */
const HOME_EACH = 10
/** At least the activities shown first, on pages of days. */
const RATINGS_PER_PAGE = 34

function listFigures(tally: Tally, pages: number): Figure[] {
  const cited = rounded((100 * tally.cited) / Math.max(1, tally.reasons), 2)
  return [
    figure(`contradictions in ${pages} rendered pages`, tally.contradictions, 'contradictions', '= 0'),
    figure('deeds listed on these pages', tally.listed, 'deeds', `>= ${pages}`),
    figure('headings, titles and lists of them that are medical', tally.medical, 'texts', '= 0'),
    figure('ratings on them with a printed sum', tally.ratings, 'ratings', `>= ${pages * RATINGS_PER_PAGE}`),
    figure('printed sums that do not come to their rating', tally.wrongSums, 'sums', '= 0'),
    figure(`reasons of the book, of ${tally.reasons} on them, with their leaf`, cited, '%', '= 100'),
  ]
}

/** What rendered pages of days say, their sums and their citations. */
export async function measureVoicePages({ dates, judgeIn, people, pages }: PageSample): Promise<Figure[]> {
  const render = await createPageRenderer()
  const random = createRandom(SEED)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const tally: Tally = {
    contradictions: 0,
    medical: 0,
    listed: 0,
    ratings: 0,
    wrongSums: 0,
    reasons: 0,
    cited: 0,
    faults: [],
  }
  for (let count = 0; count < pages; count++) {
    const [date, locale] = [pick(dates), pick(locales)]
    if (!date || !locale) continue
    const isHome = count % HOME_EACH === 0
    const day = judgeIn(date, locale)
    const person = isHome || count % 2 === 0 ? undefined : pick(people)
    const page = await renderDay(render, { day, person }, isHome)
    const known = tally.faults.length
    checkHead(tally, page)
    checkBills(tally, page)
    for (const fault of tally.faults.slice(known, SHOWN_FAULTS))
      console.error(`page of ${textOf(date)} ${locale}: ${fault}`)
  }
  return listFigures(tally, pages)
}
