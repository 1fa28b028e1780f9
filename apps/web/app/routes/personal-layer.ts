import { pageContext } from '../context.ts'
import { findPageUser } from '../features/accounts/page-user.server.ts'
import { toPageCharts } from '../features/charts/own-charts.server.ts'
import { findChartsIfReachable } from '../features/charts/read-chart.server.ts'
import { loadOwnPage } from '../features/personal/load-own-page.server.ts'
import { personCookie } from '../features/personal/person-cookie.server.ts'
import { findPageSchool } from '../features/school/page-school.server.ts'
import { readSitePath } from '../i18n/site-path.ts'
import type { Layer } from '../visit/layer.ts'
import type { Route } from './+types/personal-layer.ts'

/**
 * What a shared page says to one person: their name, their charts, their school, and the data of the page for the selected
 * chart or by that school. The browser lays it over the document.
 */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const path = readSitePath(url.searchParams.get('path')) ?? ''
  const [user, own, school] = await Promise.all([
    findPageUser(page),
    findChartsIfReachable(context),
    findPageSchool(page),
  ])
  const layer: Layer = {
    user,
    charts: toPageCharts(own, page),
    school,
    page: await loadOwnPage(path, page, { own, school }),
  }
  return Response.json(layer, { headers: personCookie(request.headers.get('cookie'), user && own) })
}
