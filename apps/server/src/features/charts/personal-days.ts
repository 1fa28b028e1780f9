import type { NatalChart } from '@zeri/almanac/bazi'
import type { describePersonalDay, Locale, Output } from '@zeri/contract'
import { stems } from '@zeri/lexicon'
import { type BirthPayload, itemOf, type Person, presentNamed } from '../calendar/index.ts'
import { accessOf, isActive } from './access.ts'
import { getChart } from './save-chart.ts'
import type { Services } from './services.ts'
import { type ChartOf, findFirstChartId, type KeptChart, listChartsOf } from './store.ts'

type Head = Output<typeof describePersonalDay>['chart']

/** A chart of the caller's as the calendar needs it, and what its answers say of it. */
export async function findPersonOf(
  services: Services,
  chart: ChartOf,
  locale: Locale,
): Promise<{ readonly person: Person; readonly head: Head }> {
  const kept = await getChart(services, chart)
  const access = accessOf(kept, await findFirstChartId(services.db, chart.accountId), services.clock.now())
  const natal = services.natalChartOf(kept.birth)
  const { fio, birthday, birthdayTime, city } = kept.birth
  return {
    person: { chart: natal, access },
    head: {
      uuid: kept.id,
      fio: fio ?? birthday,
      isHourKnown: birthdayTime !== null,
      access,
      paidUntil: kept.paidUntil?.toISOString() ?? null,
      city,
      dayMaster: presentNamed(String(natal.dayMaster), itemOf(stems, natal.dayMaster), locale),
    },
  }
}

const COORDINATE_DECIMALS = 4
const isSameCoordinate = (one: number, other: number): boolean =>
  one.toFixed(COORDINATE_DECIMALS) === other.toFixed(COORDINATE_DECIMALS)

/** Whether a birth of a request is that of a chart: date and time on the wall, and the place to some ten metres. */
function isSameBirth({ birth }: Pick<KeptChart, 'birth'>, asked: BirthPayload): boolean {
  const [year, month, day] = birth.birthday.split('-').map(Number)
  const [hour = null, minute = null] = birth.birthdayTime?.split(':').map(Number) ?? []
  return (
    asked.year === year &&
    asked.month === month &&
    asked.day === day &&
    asked.hour === hour &&
    asked.minute === minute &&
    isSameCoordinate(asked.lat, birth.latitude) &&
    isSameCoordinate(asked.lng, birth.longitude)
  )
}

/** The person of the caller's chart that has a birth; of several with the same one, that to whom most is open. */
export async function findPersonByBirth(
  services: Services,
  accountId: string,
  asked: BirthPayload,
): Promise<Person | undefined> {
  const charts = await listChartsOf(services, accountId)
  const nowMs = services.clock.now()
  const people = charts
    .filter((chart) => isSameBirth(chart, asked))
    .map((chart) => ({ chart, access: accessOf(chart, charts[0]?.id, nowMs) }))
  const best =
    people.find(({ access }) => access === 'paid') ?? people.find(({ access }) => access === 'today')
  return best && { chart: services.natalChartOf(best.chart.birth), access: best.access }
}

/** Somebody of an account whom days can be chosen for. */
export type ListedPerson = {
  readonly uuid: string
  readonly fio: string
  readonly isHourKnown: boolean
  /** The personal calendar is open; the tier of the app opens the pages of the app alone. */
  readonly isPaid: boolean
  /** Worked out when it is needed. */
  readonly natalChart: () => NatalChart
}

export async function listPeople(services: Services, accountId: string): Promise<ListedPerson[]> {
  const nowMs = services.clock.now()
  return (await listChartsOf(services, accountId)).map((kept) => ({
    uuid: kept.id,
    fio: kept.birth.fio ?? kept.birth.birthday,
    isHourKnown: kept.birth.birthdayTime !== null,
    isPaid: isActive(kept, nowMs) && !kept.isMobile,
    natalChart: () => services.natalChartOf(kept.birth),
  }))
}
