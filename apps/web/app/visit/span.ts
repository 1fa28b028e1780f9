/**
 * The span of days a page of the calendar shows, as `/calendar/local` names it; undefined for today and other pages.
 * @example spanOf('/ru/2026/3/5') // '2026-03-05'
 */
export function spanOf(pathname: string): string | undefined {
  const [, year, month, day] = /^(?:\/ru)?\/(\d{4})(?:\/(\d{1,2}))?(?:\/(\d{1,2}))?$/.exec(pathname) ?? []
  return year && [year, month, day].flatMap((part) => part?.padStart(2, '0') ?? []).join('-')
}
