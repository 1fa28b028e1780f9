import { type ErrorCode, orderPrint, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'

/** The fields of the form on `/print`, as they were typed. */
export type PrintValues = {
  readonly kind: 'month' | 'year' | 'fridge'
  readonly year: string
  readonly month: string
  /** The uuid of a chart; empty for everyone. */
  readonly chart: string
}

type FieldSource = { get(name: string): unknown }

const kinds = ['month', 'year', 'fridge'] as const

/** Reads a form or a query; the defaults are the current month and the calendar for everyone. */
export function readPrintValues(source: FieldSource, today: string): PrintValues {
  const [year = '', month = ''] = today.split('-')
  const text = (name: string): string => {
    const value = source.get(name)
    return typeof value === 'string' ? value.trim().slice(0, 40) : ''
  }
  return {
    kind: kinds.find((kind) => kind === text('kind')) ?? 'month',
    year: text('year') || year,
    month: String(Number(text('month')) || Number(month)),
    chart: text('chart'),
  }
}

type OrderResult = { readonly uuid: string } | { readonly refused: ErrorCode }

/** Orders the sheet described by the form. */
export async function orderSheet(values: PrintValues, page: PageContext): Promise<OrderResult> {
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
    // A year that is not a number is not in the calendar.
    return { refused: code === 'request.invalid' ? 'calendar.no-such-day' : code }
  }
}
