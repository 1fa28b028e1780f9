import type { NatalChart } from '@zeri/almanac/bazi'
import type { describePersonalDay, Locale, Output } from '@zeri/contract'
import { stems } from '@zeri/lexicon'
import { AppError } from '../../platform/http/app-error.ts'
import { type BirthPayload, type DaySchool, itemOf, type Person, presentNamed } from '../calendar/index.ts'
import { isSameCoordinate } from './birth-rule.ts'
import { findAccess, findRefusal, isPaidAt, paidUntilAt, type Surface } from './entitlement.ts'
import { getChart } from './save-chart.ts'
import type { Services } from './services.ts'
import { type ChartOf, findFirstChartId, listChartsOf, type StoredChart } from './store.ts'

type Head = Output<typeof describePersonalDay>['chart']
type PersonQuery = {
  readonly locale: Locale
  /** The school that the birth is read by. */
  readonly school: DaySchool
  readonly surface?: Surface
}

/**
 * The person of a chart for the calendar, and the description of the chart for responses. A chart of the app is refused
 * at the site until its personal calendar is paid for.
 */
export async function findPersonOf(
  services: Services,
  chart: ChartOf,
  { locale, school, surface = 'site' }: PersonQuery,
): Promise<{ readonly person: Person; readonly head: Head }> {
  const stored = await getChart(services, chart)
  const nowMs = services.clock.now()
  // Which chart was first matters only to those that are not paid for.
  const firstChartId = isPaidAt(stored, surface, nowMs)
    ? undefined
    : await findFirstChartId(services.db, chart.accountId)
  const access = findAccess(stored, { surface, firstChartId, nowMs })
  if (!access) throw new AppError('subscription.required')
  const natal = services.natalChartOf(stored.birth, school)
  const { fio, birthday, birthdayTime, city } = stored.birth
  return {
    person: { chart: natal, access },
    head: {
      uuid: stored.id,
      fio: fio ?? birthday,
      isHourKnown: birthdayTime !== null,
      access,
      paidUntil: paidUntilAt(stored, surface)?.toISOString() ?? null,
      city,
      dayMaster: presentNamed(String(natal.dayMaster), itemOf(stems, natal.dayMaster), locale),
    },
  }
}

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

/**
 * The person of an account's chart with a given birth; of several, the one with the most access. A birth that only a
 * chart of the app has is refused.
 */
export async function findPersonByBirth(
  services: Services,
  { accountId, school }: { readonly accountId: string; readonly school: DaySchool },
  payload: BirthPayload,
): Promise<Person | undefined> {
  const charts = await listChartsOf(services, accountId)
  const nowMs = services.clock.now()
  const people = charts
    .filter((chart) => isSameBirth(chart, payload))
    .map((chart) => ({
      chart,
      access: findAccess(chart, { surface: 'site', firstChartId: charts[0]?.id, nowMs }),
    }))
  const best =
    people.find(({ access }) => access === 'paid') ?? people.find(({ access }) => access === 'today')
  if (!best?.access) {
    if (people.length > 0 && people.every(({ access }) => access === undefined))
      throw new AppError('subscription.required')
    return undefined
  }
  return { chart: services.natalChartOf(best.chart.birth, school), access: best.access }
}

/** A person of an account that days can be chosen for. */
export type ListedPerson = {
  readonly uuid: string
  readonly fio: string
  readonly isHourKnown: boolean
  /** Why days cannot be chosen for the person; undefined while the personal calendar is paid for. */
  readonly refusal: ReturnType<typeof findRefusal>
  /** The birth as a school reads it, computed when it is needed. */
  readonly natalChart: (school: DaySchool) => NatalChart
}

export async function listPeople(services: Services, accountId: string): Promise<ListedPerson[]> {
  const nowMs = services.clock.now()
  return (await listChartsOf(services, accountId)).map((stored) => ({
    uuid: stored.id,
    fio: stored.birth.fio ?? stored.birth.birthday,
    isHourKnown: stored.birth.birthdayTime !== null,
    refusal: findRefusal(stored, 'site', nowMs),
    natalChart: (school) => services.natalChartOf(stored.birth, school),
  }))
}
