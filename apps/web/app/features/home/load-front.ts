import {
  describeDay,
  listArticles,
  listProducts,
  listThemes,
  type Output,
  type PageContext,
} from '@zeri/contract'
import { canonicalQuery } from '@zeri/contract/browser'
import { dateWords } from '../../i18n/civil-day.ts'
import { translatorOf } from '../../i18n/translator-of.server.ts'
import { typeset } from '../../i18n/typography.ts'
import { moneyWords } from '../billing/money-words.ts'
import type { Sign } from '../calendar/day.ts'
import { billTags } from '../calendar/day-page/bill/bill-tags.ts'
import { listOften, listPlanDeeds, listPlanSpans, planPlaces } from '../chooser/plan-options.ts'
import { homeText } from './home-text.server.ts'
import { pickSample } from './pick-sample.ts'

const ARTICLES = ['choosing-a-wedding-day', 'when-a-day-is-bad', 'why-calendars-differ']
const MOST_ARTICLES = 100
const NOON = 6

/** Loads what the home page says to everyone beside the days: the plan, the ways in, a sum and articles. */
export async function loadFront(context: PageContext) {
  const { api, locale, place, today, origins } = context
  const [themes, day, price, articles] = await Promise.all([
    api.call(listThemes, { locale }),
    api.call(describeDay, { date: today, place: place?.id, locale }),
    findLowestPrice(context),
    findArticles(context),
  ])
  const text = homeText(locale)
  const { price: priced, noPrice, ...ahead } = text.ahead
  const front = {
    text: { ...text, ahead: { ...ahead, price: price ? priced.replace('…', price) : noPrice } },
    plan: {
      text: text.plan,
      themes: listPlanDeeds(themes),
      spans: listPlanSpans(today, locale),
      places: planPlaces[locale],
      often: listOften(themes),
    },
    pillars: [day.year, day.month, day.hieroglyph, day.hours[NOON]?.pillar].flatMap((pillar) =>
      pillar ? [{ name: pillar.name, stem: glyphOf(pillar.stem), branch: glyphOf(pillar.branch) }] : [],
    ),
    feed: `${origins[locale]}/calendar/feed.ics${canonicalQuery({ locale, place: place?.id })}`,
    sample: writeSample(day, context),
    articles,
  }
  return typeset(locale, front)
}

export type FrontData = Awaited<ReturnType<typeof loadFront>>

const glyphOf = ({ glyph, element }: Sign): Pick<Sign, 'glyph' | 'element'> => ({ glyph, element })

/** One rating of the day as a sum, with the words of the book. */
function writeSample({ date, judgement }: Output<typeof describeDay>, { locale }: PageContext) {
  const sample = judgement && pickSample(judgement)
  if (!sample) return null
  const stars = new Map(judgement.stars.map((star) => [star.id, star]))
  const { t } = translatorOf(locale)
  const [billed] = billTags([sample.tag], { stars, general: judgement.verdict.reasons, t })
  const [clause] = sample.star.clauses
  if (!billed || !clause) return null
  const { id, name, weight, bill } = billed
  return {
    id,
    title: `${name}, ${dateWords(date, locale).date}`,
    weight,
    word: sample.tag.word,
    note: bill.note,
    scale: bill.scale,
    ruler: bill.ruler,
    star: { zh: sample.star.zh, name: sample.star.name },
    clause: { zh: clause.zh, text: clause.text, leaf: clause.leaf },
  }
}

/** In words; undefined while nothing is sold or prices cannot be read. */
async function findLowestPrice({ api, locale, report }: PageContext): Promise<string | undefined> {
  try {
    const { list } = await api.call(listProducts, { locale })
    const [lowest] = list
      .filter(({ tier }) => tier === 'personal')
      .toSorted((one, other) => Number(one.price) - Number(other.price))
    return lowest && moneyWords(lowest.price, lowest.currency, locale)
  } catch (error) {
    report(error)
    return undefined
  }
}

/** The page is shown without articles if they cannot be loaded. */
async function findArticles({ api, locale, report }: PageContext) {
  try {
    const { articles } = await api.call(listArticles, { limit: MOST_ARTICLES, locale })
    const { t } = translatorOf(locale)
    return ARTICLES.flatMap((id) => {
      const article = articles.find((one) => one.id === id)
      if (!article) return []
      const { title, description, minutes } = article
      return [{ id, title, description, minutes: t('content.article.minutes', { count: minutes }) }]
    })
  } catch (error) {
    report(error)
    return []
  }
}
