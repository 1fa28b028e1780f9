// Cards of inline mode: what people see under their query, and the message that a chosen card sends.

import type { ActivityId, Weight } from '@zeri/almanac/judgement'
import { type Locale, pathIn } from '@zeri/contract'
import { type Markup, markup } from '../../../platform/markup.ts'
import { deedOf } from '../../activities/index.ts'
import type { GeneralDay, SharedCard } from '../../chooser/index.ts'
import type { Card } from '../channel.ts'
import { dateWords } from '../message/date-words.ts'
import { lowerFirst, signed } from '../message/words.ts'
import { cardWords } from './card-words.ts'

/** Where links lead: the site in the language of the card. */
export type CardSite = { readonly locale: Locale; readonly origin: string }

const urlOf = ({ locale, origin }: CardSite, path: string): string => origin + pathIn(locale, path)
const dayPath = (date: string): string => `/${date.split('-').map(Number).join('/')}`
const htmlOf = (lines: readonly Markup[]): string => lines.map((line) => line.markup).join('\n')

/** The weekday and the date in words. */
function dayOf(date: string, locale: Locale): string {
  const words = dateWords(date, locale)
  return `${words.weekday}, ${words.date}`
}

/** A day after a colon: Russian weekdays are written small there. */
function dayAfterColon(date: string, locale: Locale): string {
  const day = dayOf(date, locale)
  return locale === 'ru' ? lowerFirst(day) : day
}

const rated = ({ word, weight }: { readonly word: string; readonly weight: Weight }, locale: Locale) =>
  `${cardWords[locale].day(word)} (${signed(weight)})`

/** The general day in a sentence. */
export type DayCard = {
  readonly date: string
  readonly when: 'today' | 'tomorrow'
  readonly weight: Weight
  readonly word: string
  readonly sentence: string
}

export function writeDayCard(day: DayCard, site: CardSite): Card {
  const { locale } = site
  const words = cardWords[locale]
  const title = `${words[day.when]}: ${dayAfterColon(day.date, locale)}`
  return {
    id: day.date,
    title,
    description: `${rated(day, locale)}. ${day.sentence}`,
    html: htmlOf([
      markup`<b>${dayOf(day.date, locale)}</b>`,
      markup`<b>${rated(day, locale)}</b>`,
      markup`${day.sentence}`,
      markup`<a href="${urlOf(site, dayPath(day.date))}">${words.whole}</a>`,
    ]),
  }
}

type FoundDays = {
  readonly activity: ActivityId
  readonly days: readonly GeneralDay[]
  /** The last open day. */
  readonly until: string
}

/** The found days for an activity: all of them in one card, then each alone. */
export function writeActivityCards({ activity, days, until }: FoundDays, site: CardSite): Card[] {
  const { locale } = site
  const words = cardWords[locale]
  const deed = deedOf(activity, locale)
  const chooser = urlOf(site, `/predict?tag=${activity}`)
  if (days.length === 0) {
    const title = words.noDay(deed, dateWords(until, locale).date)
    return [
      { id: 'none', title, description: words.noDayHint, html: linkHtml(`${title}.`, chooser, words.choose) },
    ]
  }
  const linked = days.map(
    (day) =>
      markup`<a href="${urlOf(site, dayPath(day.date))}">${dayOf(day.date, locale)}</a> · ${rated(day, locale)}`,
  )
  const all: Card = {
    id: `all-${activity}`,
    title: words.daysFor(deed),
    description: days.map(({ date }) => dateWords(date, locale).date).join(', '),
    html: htmlOf([
      markup`<b>${words.daysFor(deed)}</b>`,
      ...linked,
      markup`<a href="${chooser}">${words.choose}</a>`,
    ]),
  }
  return [...(days.length > 1 ? [all] : []), ...days.map((day) => writeFoundDay(day, deed, site))]
}

function writeFoundDay(day: GeneralDay, deed: string, site: CardSite): Card {
  const { locale } = site
  const words = cardWords[locale]
  const why = day.favouredBy.length > 0 ? words.favouredBy(day.favouredBy.join(', ')) : ''
  return {
    id: day.date,
    title: dayOf(day.date, locale),
    description: [`${rated(day, locale)}.`, why].filter((part) => part !== '').join(' '),
    html: htmlOf([
      markup`<b>${words.goodDayFor(deed)}: ${dayAfterColon(day.date, locale)}</b>`,
      markup`${rated(day, locale)}`,
      ...(why === '' ? [] : [markup`${why}`]),
      markup`<a href="${urlOf(site, dayPath(day.date))}">${words.whole}</a>`,
    ]),
  }
}

/** Leads to the chooser: nothing is called like the query. */
export function writeUnknownCard(text: string, site: CardSite): Card {
  const words = cardWords[site.locale]
  return {
    id: 'unknown',
    title: words.choose,
    description: `${words.unknown(text)}. ${words.chooserHint}`,
    html: linkHtml(words.chooserHint, urlOf(site, '/predict'), words.choose),
  }
}

/** A shared short list with its link: what its page shows to anybody, without the replies of guests. */
export function writeListCard(
  { activity, days, decided }: SharedCard,
  { token, ...site }: CardSite & { readonly token: string },
): Card {
  const { locale } = site
  const words = cardWords[locale]
  const dates = days.map(({ date }) => dateWords(date, locale).date).join(', ')
  return {
    id: 'list',
    title: words.list(activity.name),
    description: decided === null ? dates : words.decided(dayAfterColon(decided, locale)),
    html: htmlOf([
      markup`<b>${words.list(activity.name)}</b>`,
      ...days.map((day) => markup`${dayOf(day.date, locale)} · ${rated(day, locale)}`),
      ...(decided === null ? [] : [markup`${words.decided(dayAfterColon(decided, locale))}`]),
      markup`<a href="${urlOf(site, `/choice/${token}`)}">${words.openList}</a>`,
    ]),
  }
}

const linkHtml = (text: string, url: string, label: string): string =>
  htmlOf([markup`${text}`, markup`<a href="${url}">${label}</a>`])
