import { pageContext } from '../context.ts'
import { loadDayPage } from '../features/calendar/day-page/load-day-page.ts'
import { isoDateOf, requirePageDate } from '../features/calendar/page-date.ts'
import { respondWithText, settingOf } from '../features/twins/twin-setting.server.ts'
import { writeDay } from '../features/twins/write-day.server.ts'
import type { Route } from './+types/day-twin.ts'

/** The page of a day in Markdown. */
export function loader({ params, context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  return respondWithText(url.pathname, async () => {
    const data = await loadDayPage(isoDateOf(requirePageDate(params, page.locale)), page, null)
    return writeDay(data, settingOf(page))
  })
}
