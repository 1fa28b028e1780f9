import { type ErrorCode, orderPrint, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'

/** What the form of `/print` holds, as it was typed. */
export type PrintValues = {
  readonly kind: 'month' | 'year' | 'fridge'
  readonly year: string
  readonly month: string
  /** The uuid of a chart; empty for everyone. */
  readonly chart: string
}

type Given = { get(name: string): unknown }

const kinds = ['month', 'year', 'fridge'] as const

/** The values of a form or of a query; what is missing is the present month, for everyone. */
export function readPrintValues(given: Given, today: string): PrintValues {
  const [year = '', month = ''] = today.split('-')
  const text = (name: string): string => {
    const value = given.get(name)
    return typeof value === 'string' ? value.trim().slice(0, 40) : ''
  }
  return {
    kind: kinds.find((kind) => kind === text('kind')) ?? 'month',
    year: text('year') || year,
    month: String(Number(text('month')) || Number(month)),
    chart: text('chart'),
  }
}

type Ordered = { readonly uuid: string } | { readonly refused: ErrorCode }

/** Orders what a form asks for. */
export async function orderSheet(values: PrintValues, page: PageContext): Promise<Ordered> {
  const { api, locale, place } = page
  const { kind, chart } = values
  const [year, month] = [Number(values.year), Number(values.month)]
  try {
    const { print } = await api.call(orderPrint, {
      kind,
      ...(kind === 'fridge' ? {} : { year }),
      ...(kind === 'month' ? { month } : {}),
      ...(chart === '' ? {} : { uuid: chart }),
      ...(place ? { place: place.id } : {}),
      locale,
    })
    return { uuid: print.uuid }
  } catch (error) {
    const code = refusalCode(error)
    // A year that is no number is no year of the calendar.
    return { refused: code === 'request.invalid' ? 'calendar.no-such-day' : code }
  }
}
