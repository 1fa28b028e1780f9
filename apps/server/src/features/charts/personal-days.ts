import type { NatalChart } from '@zeri/almanac/bazi'
import type { describePersonalDay, Locale, Output } from '@zeri/contract'
import { stems } from '@zeri/lexicon'
import { type BirthPayload, itemOf, type Person, presentNamed } from '../calendar/index.ts'
import { accessOf, isActive } from './access.ts'
import { getChart } from './save-chart.ts'
import type { Services } from './services.ts'
import { type ChartOf, findFirstChartId, listChartsOf, type StoredChart } from './store.ts'

type Head = Output<typeof describePersonalDay>['chart']

/** The person of a chart for the calendar, and the description of the chart for responses. */
export async function findPersonOf(
  services: Services,
  chart: ChartOf,
  locale: Locale,
): Promise<{ readonly person: Person; readonly head: Head }> {
  const stored = await getChart(services, chart)
  const access = accessOf(stored, await findFirstChartId(services.db, chart.accountId), services.clock.now())
  const natal = services.natalChartOf(stored.birth)
  const { fio, birthday, birthdayTime, city } = stored.birth
  return {
    person: { chart: natal, access },
    head: {
      uuid: stored.id,
      fio: fio ?? birthday,
      isHourKnown: birthdayTime !== null,
      access,
      paidUntil: stored.paidUntil?.toISOString() ?? null,
      city,
      dayMaster: presentNamed(String(natal.dayMaster), itemOf(stems, natal.dayMaster), locale),
    },
  }
}

const COORDINATE_DECIMALS = 4
const isSameCoordinate = (one: number, other: number): boolean =>
  one.toFixed(COORDINATE_DECIMALS) === other.toFixed(COORDINATE_DECIMALS)

/** Whether the birth in a request is that of a chart: local date and time, and the place to some ten metres. */
function isSameBirth({ birth }: Pick<StoredChart, 'birth'>, payload: BirthPayload): boolean {
  const [year, month, day] = birth.birthday.split('-').map(Number)
  const [hour = null, minute = null] = birth.birthdayTime?.split(':').map(Number) ?? []
  return (
    payload.year === year &&
    payload.month === month &&
    payload.day === day &&
    payload.hour === hour &&
    payload.minute === minute &&
    isSameCoordinate(payload.lat, birth.latitude) &&
    isSameCoordinate(payload.lng, birth.longitude)
  )
}

/** The person of an account's chart with a given birth; of several, the one with the most access. */
export async function findPersonByBirth(
  services: Services,
  accountId: string,
  payload: BirthPayload,
): Promise<Person | undefined> {
  const charts = await listChartsOf(services, accountId)
  const nowMs = services.clock.now()
  const people = charts
    .filter((chart) => isSameBirth(chart, payload))
    .map((chart) => ({ chart, access: accessOf(chart, charts[0]?.id, nowMs) }))
  const best =
    people.find(({ access }) => access === 'paid') ?? people.find(({ access }) => access === 'today')
  return best && { chart: services.natalChartOf(best.chart.birth), access: best.access }
}

/** A person of an account that days can be chosen for. */
export type ListedPerson = {
  readonly uuid: string
  readonly fio: string
  readonly isHourKnown: boolean
  /** The personal calendar is paid; the mobile tier covers only the pages of the mobile app. */
  readonly isPaid: boolean
  /** Computed when it is needed. */
  readonly natalChart: () => NatalChart
}

export async function listPeople(services: Services, accountId: string): Promise<ListedPerson[]> {
  const nowMs = services.clock.now()
  return (await listChartsOf(services, accountId)).map((stored) => ({
    uuid: stored.id,
    fio: stored.birth.fio ?? stored.birth.birthday,
    isHourKnown: stored.birth.birthdayTime !== null,
    isPaid: isActive(stored, nowMs) && !stored.isMobile,
    natalChart: () => services.natalChartOf(stored.birth),
  }))
}
