import { operations } from '@zeri/contract'
import type { Deps } from './deps.ts'
import {
  accountsRoutes,
  getAccount,
  hasAccount,
  saveAccountLocation,
  takeConfirmation,
  updateSchoolRules,
} from './features/accounts/index.ts'
import { activitiesRoutes } from './features/activities/index.ts'
import {
  ANALYTICS_RULES,
  analyticsRoutes,
  createHttpAnalytics,
  noAnalytics,
} from './features/analytics/index.ts'
import { keyRoutes } from './features/api-keys/index.ts'
import { baziRoutes } from './features/bazi/index.ts'
import { billingRoutes } from './features/billing/index.ts'
import { calendarRoutes } from './features/calendar/index.ts'
import { chartsRoutes, createBirths, findPersonByBirth } from './features/charts/index.ts'
import { chooserRoutes } from './features/chooser/index.ts'
import { contentRoutes, findTextsVersion, listFilledEntries } from './features/content/index.ts'
import { developersRoutes } from './features/developers/index.ts'
import { feedRoutes } from './features/exports/index.ts'
import { fengshuiRoutes } from './features/fengshui/index.ts'
import { figuresRoutes } from './features/figures/index.ts'
import { lunarDateRoutes } from './features/lunar-dates/index.ts'
import { placesRoutes } from './features/places/index.ts'
import { printsRoutes } from './features/prints/index.ts'
import { morningRoutes, moveReminder, remindersRoutes } from './features/reminders/index.ts'
import { searchRoutes } from './features/search/index.ts'
import { signsRoutes } from './features/signs/index.ts'
import { switchesRoutes } from './features/switches/index.ts'
import { findMismatches, type Route } from './platform/http/operations.ts'
import { drawKeys } from './platform/secret.ts'
import type { Services } from './services.ts'

/** The handler of every operation of the contract. Throws when one is missing or is not in the contract. */
export function listRoutes(deps: Deps, services: Services): Route[] {
  const routes = [
    ...listCalendarRoutes(deps, services),
    ...listAccountRoutes(deps, services),
    ...listSiteRoutes(deps, services),
  ]
  const mismatches = findMismatches(operations, routes)
  if (mismatches.length > 0) throw new Error(`the contract and the server differ: ${mismatches.join('; ')}`)
  return routes
}

/** Days, for everyone and for the people of an account. */
function listCalendarRoutes(
  { clock, db, metrics }: Deps,
  { calendar, charts, dayLists, accounts }: Services,
): Route[] {
  return [
    ...calendarRoutes({
      ...calendar,
      findPerson: (userId, birth, school) => findPersonByBirth(charts, { accountId: userId, school }, birth),
      saveRulesOf: (userId, rules) => updateSchoolRules(db, userId, rules),
      findPlaceOf: async (userId) => (await getAccount(db, userId)).location?.place,
    }),
    ...activitiesRoutes(calendar),
    ...signsRoutes(calendar),
    ...fengshuiRoutes(calendar),
    ...figuresRoutes(calendar),
    ...chooserRoutes({ ...dayLists, metrics, watchMisses: charts.misses.watch }),
    ...feedRoutes(dayLists, charts.misses.watch),
    ...baziRoutes({
      births: createBirths(charts, calendar),
      clock,
      hasAccount: (email, caller) => hasAccount(accounts, email, caller),
    }),
  ]
}

/** What belongs to an account. */
function listAccountRoutes(deps: Deps, services: Services): Route[] {
  const { db, findSession } = deps
  const { accounts, billing, calendar, charts, keys, lunarDates, mornings, places, prints, reminders } =
    services
  return [
    ...accountsRoutes(accounts, findSession),
    ...placesRoutes({
      reads: deps.reads,
      places,
      saveForAccount: async (userId, chosen) => {
        await saveAccountLocation(db, userId, chosen)
        await moveReminder(reminders, userId)
      },
    }),
    ...chartsRoutes(charts, calendar),
    ...billingRoutes(billing, charts),
    ...remindersRoutes(reminders, charts),
    ...morningRoutes(mornings),
    ...printsRoutes(prints),
    ...lunarDateRoutes(lunarDates),
    ...keyRoutes(keys),
  ]
}

/** Texts, the description of the API and the count of visits. */
function listSiteRoutes(deps: Deps, { seal, accounts }: Services): Route[] {
  const { config, clock, db, log, circuitTo } = deps
  const analytics = config.analyticsUrl
    ? createHttpAnalytics(config.analyticsUrl, circuitTo('analytics', ANALYTICS_RULES), log)
    : noAnalytics
  return [
    ...contentRoutes({
      ...deps,
      reads: deps.reads,
      seal,
      keys: drawKeys(config.secretKeys, 'questions'),
      takeConfirmation: (trx, question) => takeConfirmation(accounts, trx, question),
      operator: config.mailFrom,
      product: config.product,
    }),
    ...searchRoutes(
      {
        findVersion: () => findTextsVersion(deps.reads.db),
        // From the primary: texts older than their mark would be searched until the next release.
        list: () => listFilledEntries(db, { product: config.product, operator: config.mailFrom }),
      },
      clock,
    ),
    ...switchesRoutes(deps.switches, clock),
    ...analyticsRoutes({ analytics, clock, metrics: deps.metrics }),
    ...developersRoutes(config),
  ]
}
