// Paths that the browser calls or links to without the typed client. The operations of the same names take their paths
// from here. One constant a path: the bundler writes the few that a page needs into its script.

export const activatePaidChartPath = '/api/charts/activate_from_kassa_success'
export const countVisitPath = '/api/visits'
export const describeApiPath = '/api/openapi.json'
export const describeDayPath = '/calendar/days/{date}'
export const describeLocalPath = '/calendar/local'
export const exportAccountPath = '/api/user/export'
export const findZonePlacePath = '/calendar/location/zone'
export const previewBirthPath = '/api/charts/preview'
export const saveLocationPath = '/api/location'
export const searchPlacesPath = '/calendar/location/search'

/** The file of a print. It is no operation: its response is a PDF. */
export const printFilePath = '/api/prints/{uuid}/pdf'

/** The calendar file of a day for the owner of a chart. It is no operation: its response is iCalendar. */
export const personalDayFilePath = '/api/charts/{uuid}/days/{date}.ics'

type ParameterName<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never

/**
 * A path with a value in the place of each name in braces.
 * @example fillPath('/api/charts/{uuid}', { uuid: 'a/b' }) // '/api/charts/a%2Fb'
 */
export function fillPath<Path extends string>(
  path: Path,
  values: Readonly<Record<ParameterName<Path>, string>>,
): string {
  // True: the names in braces are the keys of `values`.
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name as ParameterName<Path>]))
}
