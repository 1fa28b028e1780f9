type PrintSubject = {
  readonly year: number
  readonly month?: number
  /** The chart whose calendar is shown; only a paid one has sheets of its own. */
  readonly chart: { readonly uuid: string; readonly access: string } | null
}

/**
 * The page that orders a sheet, with the shown month or year filled in.
 * @example printPath({ year: 2026, month: 11, chart: null }) // '/print?year=2026&month=11'
 */
export function printPath({ year, month, chart }: PrintSubject): `/${string}` {
  const own = chart?.access === 'paid' ? `&chart=${chart.uuid}` : ''
  return month === undefined
    ? `/print?kind=year&year=${year}${own}`
    : `/print?year=${year}&month=${month}${own}`
}
