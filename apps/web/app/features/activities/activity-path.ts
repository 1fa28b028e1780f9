/**
 * The path of the page of an activity, or of a month of it.
 * @example activityPath('wedding', '/2026/11') // '/days-for/wedding/2026/11'
 */
export function activityPath(id: string, month: '' | `/${string}` = ''): `/${string}` {
  return `/days-for/${id}${month}`
}
