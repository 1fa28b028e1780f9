// What every channel says of a day, from the functions that write it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DayFacts } from '@zeri/almanac/calendar'
import { type ActivityId, makeDayMessage, officerIdOf, sumUp, weightOfSum } from '@zeri/almanac/judgement'
import type { Locale } from '@zeri/contract'
import { officers } from '@zeri/lexicon'
import { digestFor, weekDigestFor } from '../../apps/server/src/features/calendar/digest.ts'
import { createHeldDays } from '../../apps/server/src/features/calendar/held-days.ts'
import type { Person } from '../../apps/server/src/features/calendar/person.ts'
import { presentHieroglyph } from '../../apps/server/src/features/calendar/present-facts.ts'
import {
  type JudgedDay,
  presentWholeMessage,
} from '../../apps/server/src/features/calendar/present-judgement.ts'
import {
  type PersonalDay,
  presentPersonalBrief,
} from '../../apps/server/src/features/calendar/present-personal.ts'
import { dayEventOf } from '../../apps/server/src/features/exports/calendar-file/day-event.ts'
import { toFeedDay } from '../../apps/server/src/features/exports/feeds/feed-days.ts'
import { listFeedEvents } from '../../apps/server/src/features/exports/feeds/feed-events.ts'
import { drawDay } from '../../apps/server/src/features/exports/pictures/draw-day.ts'
import { presentWidgetDay } from '../../apps/server/src/features/exports/widget/widget-day.ts'
import { buildSheetContent } from '../../apps/server/src/features/prints/sheet-content.ts'
import { describeDayAloud } from '../../apps/server/src/features/prints/sheets/spoken-day.ts'
import type { MorningMessage } from '../../apps/server/src/features/reminders/message/morning-message.ts'
import { wordDay, wordWeek } from '../../apps/server/src/features/reminders/message/word-digest.ts'
import { writeMorningLetter } from '../../apps/server/src/features/reminders/message/write-letter.ts'
import { writePush } from '../../apps/server/src/features/reminders/message/write-push.ts'
import { writeTelegram } from '../../apps/server/src/features/reminders/message/write-telegram.ts'
import { writeDayTitle } from '../../apps/web/app/features/calendar/day-page/use-day-title.ts'
import { dateWords } from '../../apps/web/app/i18n/civil-day.ts'
import { createTranslator, type Translator } from '../../apps/web/app/i18n/translator.ts'
import { textOf } from './days.ts'
import type { Rated } from './voice-reader.ts'

export type ChannelText = { readonly channel: string; readonly text: string }

const PRODUCT = 'Zeri'
const ORIGIN = 'https://zeri.example'
const NAME = 'Anna'
const CHART = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
const held = createHeldDays()

const translators: Partial<Record<Locale, Translator>> = {}

function translatorOf(locale: Locale): Translator {
  const file = join(import.meta.dirname, `../../apps/web/app/i18n/${locale}.json`)
  const known = translators[locale] ?? createTranslator(locale, JSON.parse(readFileSync(file, 'utf8')))
  translators[locale] = known
  return known
}

/** Text of HTML or SVG, an element a line. */
const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")

/** A day judged for everyone or for one person. */
export type ReadDay = JudgedDay & Partial<Pick<PersonalDay, 'personal' | 'chart'>>

/** The weights a text has to agree with; those for everyone are added up from their sums. */
export function rateDay({ verdict, personal }: ReadDay): Rated {
  const weights = new Map<ActivityId, number>(
    personal
      ? personal.activities.map(({ activity, weight }) => [activity, weight])
      : verdict.activities.map((one) => [one.activity, weightOfSum(sumUp(one))]),
  )
  return { weight: (personal ?? verdict).day.weight, weights }
}

type General = ReturnType<typeof describeForEveryone>

/** Made once for all readers of a day in a language. */
const generalDays = new WeakMap<DayFacts, Partial<Record<Locale, General>>>()

function describeForEveryone(day: JudgedDay) {
  const { facts, verdict, locale } = day
  const general = presentWholeMessage(makeDayMessage(verdict), day)
  return {
    date: textOf(facts.date),
    hieroglyph: presentHieroglyph(day),
    moon: { lunar: { day: facts.lunar.day } },
    day_info: {
      officer: { name: officers[officerIdOf(facts.officer)].name[locale] },
      summary: general.summary,
    },
    judgement: { verdict: general },
    words: dateWords(textOf(facts.date), locale),
  }
}

function findGeneral(day: JudgedDay): General {
  const known = generalDays.get(day.facts) ?? {}
  const general = known[day.locale] ?? describeForEveryone(day)
  generalDays.set(day.facts, { ...known, [day.locale]: general })
  return general
}

/** The parts of a described day that titles, events and the widget take. */
function describeShortly(day: ReadDay) {
  const { verdict, personal } = day
  return {
    ...findGeneral(day),
    ...(personal && {
      personal: {
        verdict: {
          ...presentWholeMessage(makeDayMessage(verdict, personal), day),
          general: verdict.day.weight,
        },
      },
      chart: { uuid: CHART, fio: NAME },
    }),
  }
}

function writeFeedText(day: JudgedDay, person: Person | undefined): string {
  const [event] = listFeedEvents([toFeedDay(day, person?.chart)], {
    id: 'one',
    activity: undefined,
    filter: 'all',
    withHours: false,
    school: undefined,
    alarm: undefined,
    isPersonal: person !== undefined,
    locale: day.locale,
    origin: ORIGIN,
    host: 'zeri.example',
    stampOf: () => 0,
    moves: {},
  })
  return `${event?.summary}\n${event?.description}`
}

function writePrintText(day: ReadDay): string {
  const { locale, personal, chart } = day
  const brief = held.find(day.facts.date, day).listed(true)
  const isPersonal = personal !== undefined && chart !== undefined
  const own = isPersonal ? { personal: presentPersonalBrief({ ...day, personal, chart }) } : {}
  const days = [{ ...brief, ...own }]
  const content = buildSheetContent(
    { days, place: null, solarMonths: [], openUntil: '2100-12-31', rulesVersion: '' },
    {
      kind: 'year',
      locale,
      product: PRODUCT,
      host: 'zeri.example',
      person: isPersonal ? { name: NAME } : null,
      today: textOf(day.facts.date),
    },
  )
  return content.days.map((one) => describeDayAloud(one, locale)).join('\n')
}

/** The channels of the mornings. */
export const MORNINGS: readonly string[] = ['letter', 'telegram', 'push']

/** A morning in every channel. */
function listMorningTexts(message: MorningMessage, locale: Locale): ChannelText[] {
  const { subject, title, paragraphs, facts = [] } = writeMorningLetter(message, locale)
  const lines = [subject, title, ...paragraphs, ...facts.map(([name, value]) => `${name}: ${value}`)]
  const push = writePush(message, locale)
  return [
    { channel: 'letter', text: lines.join('\n') },
    { channel: 'telegram', text: withoutTags(writeTelegram(message, locale).html.replace(/<[^>]*>/g, '')) },
    { channel: 'push', text: `${push.title}\n${push.body}` },
  ]
}

/** What is the same in every morning that is read here. */
const morningOf = (person: Person | undefined) => ({
  name: person && NAME,
  school: undefined,
  notes: [],
  url: ORIGIN,
  disableUrl: ORIGIN,
})

function listDayMornings(day: JudgedDay, person: Person | undefined): ChannelText[] {
  const { facts, locale } = day
  const words = wordDay(digestFor(day, person), {
    localDate: textOf(facts.date),
    locale,
    dueAtMs: facts.startMs,
  })
  return listMorningTexts({ ...morningOf(person), ...words }, locale)
}

/** A week as every channel writes it; from its first day. */
export function listWeekMornings(week: readonly JudgedDay[], person: Person | undefined): ChannelText[] {
  const [first] = week
  if (!first) return []
  const { facts, locale } = first
  const words = wordWeek(weekDigestFor(week, person), textOf(facts.date), locale)
  return listMorningTexts({ ...morningOf(person), ...words }, locale)
}

/** Pictures and the widget are the same for everyone. */
function listPublicTexts(day: JudgedDay): ChannelText[] {
  const { locale } = day
  const widget = presentWidgetDay(describeShortly(day), {
    locale,
    product: PRODUCT,
    origin: ORIGIN,
  })
  const svg = drawDay(held.find(day.facts.date, day).listed(true), locale, PRODUCT)
  // A sentence breaks into lines of its own there.
  const words = withoutTags(svg).split('\n').filter(Boolean)
  return [
    { channel: 'widget', text: `(${widget.sign}) ${widget.word}\n${widget.summary}` },
    { channel: 'picture', text: words.join(' ').replace(/ (?=[+−]?\d )/, '\n') },
  ]
}

/** Every text about a day, for everyone or for a person. The sentence comes first. */
export function listChannelTexts(day: ReadDay, person: Person | undefined): readonly ChannelText[] {
  const { locale } = day
  const described = describeShortly(day)
  const { verdict } = described.personal ?? described.judgement
  const { title, description } = writeDayTitle(
    { day: described, words: described.words },
    translatorOf(locale),
    PRODUCT,
  )
  const event = dayEventOf(described, locale, { url: ORIGIN, host: 'zeri.example' })
  return [
    { channel: 'sentence', text: verdict.summary },
    { channel: 'title', text: `${title}\n${description}` },
    { channel: 'file', text: `${event.summary}\n${event.description}` },
    { channel: 'feed', text: writeFeedText(day, person) },
    { channel: 'print', text: writePrintText(day) },
    ...listDayMornings(day, person),
    ...(person ? [] : listPublicTexts(day)),
  ]
}
