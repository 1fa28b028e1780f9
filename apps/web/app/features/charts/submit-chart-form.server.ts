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
import { localisePath } from '@zeri/contract/browser'
import { data, redirect } from 'react-router'
import { refusalCode } from '../../api/refusal-code.server.ts'
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

/** A birth chart as submitted by its form. */
export type ChartInput = Omit<Input<typeof createChart>, 'isMobile' | 'consent' | 'locale'>

type Page = Pick<PageContext, 'api' | 'locale'>
type Refused = ChartRefusal & { readonly status: number }

/**
 * Validates the form of a birth chart and saves the chart. A refusal holds the faults of the fields and, where the
 * visitor must choose, the matching places or the UTC offsets of a time that occurred twice.
 */
export async function submitChartForm<Saved>(
  form: FormData,
  extraFields: ExtraFields,
  page: Page,
  save: (chart: ChartInput) => Promise<Saved>,
): Promise<{ readonly saved: Saved } | { readonly refused: Refused }> {
  const values = withChosenPlace(readChartValues(form), form)
  const faults = findChartFaults(values, extraFields)
  if (Object.keys(faults).length > 0) return { refused: await refuse(values, faults, page) }
  const chart = toChart(values)
  if (!chart) throw new Error('a form without faults holds no birth')
  try {
    return { saved: await save(chart) }
  } catch (error) {
    // The cast is safe: refusalCode throws any other error again.
    return { refused: await refuseAfterServerError(values, refusalCode(error), error as ApiError, page) }
  }
}

/** Submits a chart's form as a page action: redirects to the path that `save` returns, or shows the form again. */
export async function submitChartFormAndRedirect(
  form: FormData,
  extraFields: ExtraFields,
  page: Page,
  save: (chart: ChartInput) => Promise<`/${string}`>,
) {
  const result = await submitChartForm(form, extraFields, page, save)
  if ('saved' in result) return redirect(localisePath(result.saved, page.locale), 303)
  const { status, ...refused } = result.refused
  return data({ refused }, { status })
}

function toChart(values: ChartValues): ChartInput | undefined {
  const clock = findBirthClock(values)
  const { fio, gender, city, email, offsetSec } = values
  if (!clock || (gender !== 'female' && gender !== 'male')) return undefined
  return { fio, gender, ...clock, city, email, ...(offsetSec !== '' && { offsetSec: Number(offsetSec) }) }
}

/** Fills in the place that a visitor without a script chose from the list, unless they then typed another city. */
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

/** The field that an error code is about. */
const fieldOf: Partial<Record<ErrorCode, ChartField>> = {
  'birth.ambiguous-time': 'offsetSec',
  'birth.no-such-time': 'offsetSec',
  'chart.account-exists': 'email',
  'chart.birth-fixed': 'birthday',
}
/** The form's own message for a field that the server rejected; the other fields show the error of the server. */
const faultOf: Partial<Record<ChartField, ChartFault>> = {
  birthday: 'charts.faults.future',
  utc: 'charts.faults.utc',
}

async function refuseAfterServerError(
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
