import { describePersonalDay, listSampleDays, type Output, type PageContext } from '@zeri/contract'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { typeset } from '../../i18n/typography.ts'
import { listBuyable } from '../billing/buyable-charts.server.ts'
import { listOffers, offersOfTier } from '../billing/offers.server.ts'
import { listCharts } from '../charts/listed-charts.server.ts'

type Preselected = { readonly chart: string | null; readonly product: string | null }

/**
 * Loads everything the page about the personal calendar shows. `own` is null in the document for everyone. The chart to
 * preselect is the one that the visitor wanted to pay for, and so is the plan.
 */
export async function loadPersonal(
  page: PageContext,
  own: OwnCharts | null,
  { chart, product }: Preselected = { chart: null, product: null },
) {
  const { api, locale, place, today } = page
  const [sampleDays, freePreview, offers] = await Promise.all([
    api.call(listSampleDays, { from: today, place: place?.id, locale }),
    findFreePreview(page, own),
    listOffers(page),
  ])
  const shown = {
    sample: toSample(sampleDays, page),
    freePreview,
    charts: own && listCharts(own, page).filter(({ isMobile, tier }) => !isMobile || tier === 'personal'),
    buyable: own ? listBuyable(own, 'personal', page) : [],
    offers: offersOfTier(offers, 'personal'),
    preselectedChart: chart,
    preselectedProduct: product,
  }
  return typeset(locale, shown)
}

export type PersonalData = Awaited<ReturnType<typeof loadPersonal>>

function toSample({ person, days }: Output<typeof listSampleDays>, { locale }: PageContext) {
  const { fio, birthday, birthdayTime, city, dayMaster } = person
  const mostChanged = days.toSorted((one, other) => personalShift(other) - personalShift(one))[0]
  return {
    name: fio,
    born: { date: dateWords(birthday, locale).date, time: birthdayTime },
    city,
    dayMaster: { zh: dayMaster.zh, name: dayMaster.name },
    days: days.map(({ date, pillar, verdict }) => ({
      date,
      words: dateWords(date, locale),
      pillar: pillar.name,
      stem: { glyph: pillar.stem.glyph, element: pillar.stem.element },
      branch: { glyph: pillar.branch.glyph, element: pillar.branch.element },
      weight: verdict.weight,
      everyone: verdict.general,
    })),
    /** The day whose personal weight differs most, and why. */
    explained: mostChanged
      ? { dayMonth: dateWords(mostChanged.date, locale).dayMonth, reasons: mostChanged.verdict.reasons }
      : null,
  }
}

const personalShift = ({ verdict }: Output<typeof listSampleDays>['days'][number]): number =>
  Math.abs(verdict.weight - verdict.general)

/** The free preview of today, for the first chart of the account; null if that chart is paid. */
async function findFreePreview({ api, locale, place, today }: PageContext, own: OwnCharts | null) {
  const first = own?.list[0]
  if (!first || first.active || first.isMobile) return null
  const day = await api.call(describePersonalDay, {
    uuid: first.uuid,
    date: today,
    place: place?.id,
    locale,
  })
  if (!day.personal) return null
  const { weight, general, reasons } = day.personal.verdict
  return { uuid: first.uuid, name: first.fio, date: today, weight, everyone: general, reasons }
}
