import { type Locale, listThemes, placeId } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { cacheByCanonicalUrl } from '../../../platform/http/canonical-url.ts'
import { type Charge, costs } from '../../../platform/http/charge.ts'
import { parseInput } from '../../../platform/http/operations.ts'
import { sharedLife } from '../../../platform/http/shared-life.ts'
import {
  type CalendarDeps,
  describeWholeDay,
  findCalendarContext,
  requireDate,
} from '../../calendar/index.ts'
import { defaultPlace } from '../../places/index.ts'
import { presentWidgetDay } from './widget-day.ts'

type WidgetDeps = {
  readonly calendar: CalendarDeps
  readonly charge: Charge
  readonly clock: Clock
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
  readonly edition: Locale
}

const widgetData = {
  method: 'GET',
  request: z.strictObject({ place: placeId.optional(), ...listThemes.request.shape }),
} as const

/** Long enough to save requests, short enough for a new day to appear soon. */
const MAX_AGE_SEC = 600

/** Serves the data of the widget for other sites: allowed for every origin, the same for every visitor. */
export function serveWidget(
  app: FastifyInstance,
  { calendar, charge, clock, product, origins, edition }: WidgetDeps,
): void {
  app.get('/widget/today.json', async (request, reply) => {
    const query = parseInput(widgetData, request, edition)
    await charge(request, costs.widget)
    const { locale } = query
    const fallback = defaultPlace(locale)
    const place = query.place ?? (fallback ? String(fallback.id) : undefined)
    const setting = await findCalendarContext(calendar, { locale, place })
    const day = describeWholeDay(requireDate(setting.today), setting)
    cacheByCanonicalUrl(request, reply, query)
    const { freshSec } = sharedLife((setting.todayEndsAtMs - clock.now()) / 1000)
    const maxAge = Math.min(MAX_AGE_SEC, freshSec)
    return reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', `public, max-age=${maxAge}`)
      .header('content-type', 'application/json; charset=utf-8')
      .send(presentWidgetDay(day, { locale, product, origin: origins[locale] }))
  })
}
