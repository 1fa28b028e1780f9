import type { Deps } from './deps.ts'
import { createAccountServices, getAccount } from './features/accounts/index.ts'
import { createBillingServices, exportBilling } from './features/billing/index.ts'
import { claimReadings, createChartServices, exportCharts, listPeople } from './features/charts/index.ts'
import { listChoices } from './features/chooser/index.ts'
import { listQuestionsOf } from './features/content/index.ts'
import { listFeeds } from './features/exports/index.ts'
import { createPlaces } from './features/places/index.ts'
import { createPrintServices, listPrintsOf } from './features/prints/index.ts'
import { createReminderServices, exportReminder } from './features/reminders/index.ts'
import { createToday } from './platform/local-day.ts'
import { createSeal } from './platform/secret.ts'
import { createZoneClocks } from './platform/zone-clock.ts'

export type Services = ReturnType<typeof createServices>

/** Wires the features: the services of each, built once for the site, and what one needs of another. */
export function createServices(deps: Deps) {
  const { config, clock, db, runPrepared, random } = deps
  const places = createPlaces(db, () => clock.now())
  const calendar = { places, clockOf: createZoneClocks(), today: createToday(clock) }
  const charts = createChartServices(deps)
  const billing = createBillingServices(deps, async (id, at = db) => (await getAccount(at, id)).emailTyped)
  const reminders = createReminderServices(deps)
  const prints = createPrintServices(deps, { charts, calendar })
  const seal = createSeal(config.secretKey)
  /** Chosen days and subscribed calendars are both lists of days for the people of an account. */
  const dayLists = {
    db,
    runPrepared,
    clock,
    random,
    seal,
    calendar,
    listPeople: (accountId: string) => listPeople(charts, accountId),
    product: config.product,
    origins: config.origins,
  }
  const accounts = createAccountServices(deps, {
    claimCharts: async (trx, accountId, caller) =>
      void (await claimReadings(charts, trx, { accountId, caller })),
    exportRest: async (id) => ({
      charts: await exportCharts(charts, id),
      ...(await exportBilling(billing, id)),
      ...(await listChoices(dayLists, id, config.edition)),
      ...(await listFeeds(dayLists, id, config.edition)),
      prints: await listPrintsOf(prints, id),
      questions: await listQuestionsOf(db, id),
      ...(await exportReminder(db, id)),
    }),
  })
  return { places, calendar, charts, billing, reminders, prints, seal, dayLists, accounts }
}
