// Renders pages of the built web app in this process, with the calendar behind them and neither network nor database.

import { join } from 'node:path'
import {
  type Chart,
  type Client,
  describeDay,
  describeDirections,
  describePersonalDay,
  describeSchoolDirections,
  getUser,
  type Locale,
  listArticlesAbout,
  listCharts,
  listDays,
  listPersonalDays,
  listThemes,
  type Operation,
  type PageContext,
  pathIn,
} from '@zeri/contract'
import {
  type CalendarDeps,
  describeDays,
  describeThemes,
  describeWholeDay,
  findCalendarContext,
  requireDate,
} from '../../apps/server/src/features/calendar/calendar.ts'
import { createHeldDays } from '../../apps/server/src/features/calendar/held-days.ts'
import type { Person } from '../../apps/server/src/features/calendar/person.ts'
import {
  describePersonalDays,
  describeWholePersonalDay,
} from '../../apps/server/src/features/calendar/personal-calendar.ts'
import { describeDateDirections } from '../../apps/server/src/features/fengshui/describe-directions.ts'
import { builtPages } from '../../apps/server/src/platform/pages/built-pages.ts'
import { createZoneClocks } from '../../apps/server/src/platform/zone-clock.ts'
import { requireBuild } from '../testbed/require-program.ts'

const serverBuild = join(import.meta.dirname, '../../apps/web/build/server/index.js')

export const requireWebBuild = (): void => requireBuild(serverBuild, 'the web app')

/** The chart of the signed-in reader. */
export const OWN_CHART = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'

const PAID_UNTIL = '2040-01-01T00:00:00.000Z'

const chart: Chart = {
  uuid: OWN_CHART,
  fio: 'Anna',
  gender: 'female',
  birthday: '1990-05-01',
  birthdayTime: '08:30',
  city: 'Moscow, Russia',
  latitude: 55.75222,
  longitude: 37.61556,
  utc: 'Europe/Moscow',
  offsetSec: 14_400,
  email: 'anna@example.org',
  active: true,
  tier: 'personal',
  disableDate: PAID_UNTIL,
  isDefault: true,
  isTariffArchived: false,
  isMobile: false,
  isBindingCustomer: false,
}

const head = {
  uuid: OWN_CHART,
  fio: 'Anna',
  isHourKnown: true,
  access: 'paid',
  paidUntil: PAID_UNTIL,
  city: chart.city,
  dayMaster: { id: '0', zh: '甲', name: 'Wood' },
}

/** The calls that a page of the calendar makes, for a visitor or for the owner of a chart. */
function createCalls(calendar: CalendarDeps, person: Person | undefined): Client {
  const call = async (operation: Operation, input: unknown): Promise<unknown> => {
    // True: each call below reads what its operation has in its request.
    const query = operation.request.parse(input) as { date: string; from: string; to: string; locale: Locale }
    const context = () => findCalendarContext(calendar, query)
    switch (operation.id) {
      case listDays.id:
        return describeDays(query, await context())
      case describeDay.id:
        return describeWholeDay(requireDate(query.date), await context())
      case describeDirections.id:
      case describeSchoolDirections.id:
        return describeDateDirections(requireDate(query.date), query.locale)
      case listThemes.id:
        return describeThemes(query.locale)
      case listArticlesAbout.id:
        return { articles: [] }
      case getUser.id:
        return { user: { username: 'anna', email: 'anna@example.org', verified: true } }
      case listCharts.id:
        return { list: [chart], active: OWN_CHART }
    }
    if (!person) throw new Error(`no answer to ${operation.id}`)
    if (operation.id === describePersonalDay.id)
      return { ...describeWholePersonalDay(requireDate(query.date), await context(), person), chart: head }
    if (operation.id === listPersonalDays.id)
      return { ...describePersonalDays(query, await context(), person), chart: head }
    throw new Error(`no answer to ${operation.id}`)
  }
  // True: every response is made by the functions that answer the operation on the server.
  return { call: call as Client['call'] }
}

/** Who opens a page, in which language and on which day. */
type Visit = { readonly locale: Locale; readonly today: string; readonly person: Person | undefined }

export type RenderPage = (path: string, visit: Visit) => Promise<string>

/** Creates the renderer of pages. Everything up to the day of the visit, and a month ahead, is open. */
export async function createPageRenderer(): Promise<RenderPage> {
  const { render } = await builtPages(serverBuild)
  const [clockOf, held] = [createZoneClocks(), createHeldDays()]
  return async (path, { locale, today, person }) => {
    const calendar: CalendarDeps = {
      places: { find: () => undefined },
      clockOf,
      today: () => ({ date: today, endsAtMs: Date.parse(today) + 86_400_000 }),
      held,
    }
    const context: PageContext = {
      locale,
      isShared: person === undefined,
      place: null,
      today,
      solarOffsetSec: null,
      api: createCalls(calendar, person),
      hasToken: person !== undefined,
      product: 'Zeri',
      countsVisits: false,
      identityProviders: [],
      contact: 'mail@zeri.example',
      origins: { en: 'https://zeri.example', ru: 'https://zeri.example' },
      cardOf: () => ({ isIndexable: false, picture: '/og.png' }),
      trueUntil: () => {},
      nonce: '',
      report: (error) => console.error(error),
    }
    const request = new Request(`https://zeri.example${pathIn(locale, path)}`)
    const response = await render(request, context)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return response.text()
  }
}
