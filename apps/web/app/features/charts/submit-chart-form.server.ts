import {
  type ApiError,
  type createChart,
  type ErrorCode,
  errors,
  type FoundPlace,
  type Input,
  type PageContext,
  previewBirth,
} from '@zeri/contract'
import { data, redirect } from 'react-router'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { localisePath } from '../../i18n/locale.ts'
import { searchForPage } from '../places/place-actions.server.ts'
import { placesOf } from '../places/place-search.ts'
import type { ChartRefusal } from './chart-refusal.ts'
import {
  type ChartFault,
  type ChartFaults,
  type ChartField,
  type ChartValues,
  type ExtraFields,
  findBirthClock,
  findChartFaults,
  isChartField,
  readChartValues,
} from './chart-values.ts'

/** A chart as its form tells it. */
export type ChartInput = Omit<Input<typeof createChart>, 'isMobile' | 'consent' | 'locale'>

type Page = Pick<PageContext, 'api' | 'locale'>
type Refused = ChartRefusal & { readonly status: number }

/** Answers a chart's form: keeps the chart, or tells what is wrong and asks what only the person knows. */
export async function submitChartForm<Kept>(
  form: FormData,
  asks: ExtraFields,
  page: Page,
  keep: (chart: ChartInput) => Promise<Kept>,
): Promise<{ readonly kept: Kept } | { readonly refused: Refused }> {
  const values = withChosenPlace(readChartValues(form), form)
  const faults = findChartFaults(values, asks)
  if (Object.keys(faults).length > 0) return { refused: await refuse(values, faults, page) }
  const chart = toChart(values)
  if (!chart) throw new Error('a form without faults told no birth')
  try {
    return { kept: await keep(chart) }
  } catch (error) {
    return { refused: await refuseAsServer(values, refusalCode(error), error as ApiError, page) } // true: it has a code
  }
}

/** The same as the answer of a page: leads on to the path that keeping the chart gives, or shows the form again. */
export async function submitChartFormAndRedirect(
  form: FormData,
  asks: ExtraFields,
  page: Page,
  keep: (chart: ChartInput) => Promise<`/${string}`>,
) {
  const answer = await submitChartForm(form, asks, page, keep)
  if ('kept' in answer) return redirect(localisePath(answer.kept, page.locale), 303)
  const { status, ...refused } = answer.refused
  return data({ refused }, { status })
}

function toChart(values: ChartValues): ChartInput | undefined {
  const clock = findBirthClock(values)
  const { fio, gender, city, email, offsetSec } = values
  if (!clock || (gender !== 'female' && gender !== 'male')) return undefined
  return { fio, gender, ...clock, city, email, ...(offsetSec !== '' && { offsetSec: Number(offsetSec) }) }
}

/** Without a script a place is chosen from those that the typed name led to; another name makes the choice void. */
function withChosenPlace(values: ChartValues, form: FormData): ChartValues {
  const isChosen = form.has('place') && form.get('placeFor') === values.city
  if (!isChosen || values.latitude !== '' || values.longitude !== '' || values.utc !== '') return values
  try {
    const { address, latitude, longitude, zone }: FoundPlace = JSON.parse(String(form.get('place')))
    return {
      ...values,
      city: String(address),
      latitude: String(latitude),
      longitude: String(longitude),
      utc: String(zone),
    }
  } catch {
    return values
  }
}

async function refuse(values: ChartValues, faults: ChartFaults, page: Page): Promise<Refused> {
  const refused = { status: 400, notice: 'charts.incomplete', values, faults } as const
  if (!faults.city || values.city === '') return refused
  return { ...refused, places: placesOf(await searchForPage(values.city, page)) }
}

/** The fields that refusals are about; what the server checks anew is told in the words of the form. */
const fieldOf: Partial<Record<ErrorCode, ChartField>> = {
  'birth.ambiguous-time': 'offsetSec',
  'birth.no-such-time': 'offsetSec',
  'chart.account-exists': 'email',
}
const faultOf: Partial<Record<ChartField, ChartFault>> = {
  birthday: 'charts.faults.future',
  utc: 'charts.faults.utc',
}

async function refuseAsServer(
  values: ChartValues,
  code: ErrorCode,
  { fields }: ApiError,
  { api, locale }: Page,
): Promise<Refused> {
  const refused = { status: errors[code].status, notice: `errors.${code}`, values, faults: {} } as const
  const field = fieldOf[code]
  if (field) {
    const clock = field === 'offsetSec' ? findBirthClock(values) : undefined
    const preview = clock && (await api.call(previewBirth, { ...clock, locale }))
    return { ...refused, faults: { [field]: `errors.${code}` }, preview }
  }
  const faults = Object.keys(fields)
    .filter(isChartField)
    .map((name) => [name, faultOf[name] ?? refused.notice])
  return { ...refused, faults: Object.fromEntries(faults) }
}
