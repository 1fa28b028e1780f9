import { describePersonalDay, listSampleDays, type Output, type PageContext } from '@zeri/contract'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { setRussian } from '../../i18n/typography.ts'
import { listBuyable } from '../billing/buyable-charts.server.ts'
import { listOffers, offersOfTier } from '../billing/offers.server.ts'
import { listCharts } from '../charts/listed-charts.server.ts'

/** Everything the page about the personal calendar shows; `own` is null for a visitor, whose page is everyone's. */
export async function loadPersonal(page: PageContext, own: OwnCharts | null) {
  const { api, locale, place, today } = page
  const [answer, taste, offers] = await Promise.all([
    api.call(listSampleDays, { from: today, place: place?.id, locale }),
    findFreePreview(page, own),
    listOffers(page),
  ])
  const shown = {
    sample: toSample(answer, page),
    taste,
    charts: own && listCharts(own, page).filter(({ isMobile }) => !isMobile),
    buyable: own ? listBuyable(own, 'personal', page) : [],
    offers: offersOfTier(offers, 'personal'),
  }
  return locale === 'ru' ? setRussian(shown) : shown
}

export type PersonalData = Awaited<ReturnType<typeof loadPersonal>>

function toSample({ person, days }: Output<typeof listSampleDays>, { locale }: PageContext) {
  const { fio, birthday, birthdayTime, city, dayMaster } = person
  const told = days.toSorted((one, other) => moved(other) - moved(one))[0]
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
    /** The day that differs most, and why. */
    told: told ? { dayMonth: dateWords(told.date, locale).dayMonth, reasons: told.verdict.reasons } : null,
  }
}

const moved = ({ verdict }: Output<typeof listSampleDays>['days'][number]): number =>
  Math.abs(verdict.weight - verdict.general)

/** Today for the chart it is free for: the one that was added first, unless it is paid for anyway. */
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
