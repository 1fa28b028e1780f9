import type { Deps } from './deps.ts'
import {
  createAccountServices,
  createSecurityLog,
  findSchoolRules,
  getAccount,
} from './features/accounts/index.ts'
import { type KeyServices, listKeys, revokeKeysOf } from './features/api-keys/index.ts'
import { createBillingServices, exportBilling, listArchivedCharts } from './features/billing/index.ts'
import { createHeldDays } from './features/calendar/index.ts'
import {
  claimReadings,
  createChartServices,
  exportCharts,
  exportFolders,
  listPeople,
  unshareChartsOf,
} from './features/charts/index.ts'
import { deleteChoicesOf, listChoices } from './features/chooser/index.ts'
import { listQuestionsOf } from './features/content/index.ts'
import { deleteFeedsOf, listFeeds } from './features/exports/index.ts'
import { exportLunarDates, type LunarDateServices, listLunarDatesOf } from './features/lunar-dates/index.ts'
import { createPlaces } from './features/places/index.ts'
import { createPrintServices, listPrintsOf } from './features/prints/index.ts'
import {
  createMessageRenderer,
  createMorningServices,
  createReminderServices,
  deleteReadersOf,
  endTelegramOf,
  exportReminder,
  renewDisableIds,
} from './features/reminders/index.ts'
import { createToday } from './platform/local-day.ts'
import { createSeal, drawKeys } from './platform/secret.ts'
import { createZoneClocks } from './platform/zone-clock.ts'

export type Services = ReturnType<typeof createServices>

/** Wires the features: the services of each, built once for the site, and what one needs of another. */
export function createServices(deps: Deps) {
  const { config, clock, db, runPrepared, random } = deps
  const places = createPlaces(deps.reads.db, () => clock.now())
  const calendar = {
    places,
    clockOf: createZoneClocks(),
    today: createToday(clock),
    held: createHeldDays(),
    findRulesOf: (accountId: string) => findSchoolRules(db, accountId),
  }
  const charts = createChartServices(deps, (ids) => listArchivedCharts(db, ids, new Date(clock.now())))
  const billing = createBillingServices(deps, async (id, at = db) => (await getAccount(at, id)).emailTyped)
  const reminders = createReminderServices(deps)
  const render = createMessageRenderer({ calendar, keyring: charts.keyring, origins: config.origins })
  const mornings = createMorningServices(deps, { reminders, charts, places, render })
  const prints = createPrintServices(deps, { charts, calendar })
  const seal = createSeal(config.secretKeys)
  const lunarDates: LunarDateServices = { db, keyring: charts.keyring, clock, random }
  /** Chosen days and subscribed calendars are both lists of days for the people of an account. */
  const dayLists = {
    db,
    runPrepared,
    clock,
    random,
    seal,
    guestKeys: drawKeys(config.secretKeys, 'choices'),
    calendar,
    listPeople: (accountId: string) => listPeople(charts, accountId),
    listLunarDates: (accountId: string) => listLunarDatesOf(lunarDates, accountId),
    product: config.product,
    origins: config.origins,
  }
  const keys: KeyServices = { db, clock, random, security: createSecurityLog(deps), settings: config }
  const accounts = createAccountServices(deps, {
    claimCharts: async (trx, accountId, caller) =>
      void (await claimReadings(charts, trx, { accountId, caller })),
    endAccess: async (trx, { accountId, kinds, at }) => {
      if (kinds.includes('feeds')) await deleteFeedsOf(trx, accountId)
      if (kinds.includes('lists')) {
        await deleteChoicesOf(trx, accountId)
        await unshareChartsOf(trx, accountId)
      }
      if (kinds.includes('telegram')) {
        await endTelegramOf(trx, accountId, at)
        await deleteReadersOf(trx, accountId, ['telegram'])
      }
      if (kinds.includes('browsers')) await deleteReadersOf(trx, accountId, ['push'])
      if (kinds.includes('keys')) await revokeKeysOf(trx, accountId, at)
      if (kinds.includes('reminder-links')) await renewDisableIds(trx, accountId, () => random.uuid())
    },
    exportRest: async (id) => ({
      charts: await exportCharts(charts, id),
      folders: await exportFolders(charts, id),
      ...(await exportBilling(billing, id)),
      ...(await listChoices(dayLists, id, config.edition)),
      ...(await listFeeds(dayLists, id, config.edition)),
      lunarDates: await exportLunarDates(lunarDates, id, config.edition),
      keys: (await listKeys(keys, id)).keys,
      prints: await listPrintsOf(prints, id),
      questions: await listQuestionsOf(db, id),
      ...(await exportReminder(db, id)),
    }),
  })
  return {
    places,
    calendar,
    charts,
    billing,
    reminders,
    mornings,
    prints,
    seal,
    dayLists,
    lunarDates,
    keys,
    accounts,
  }
}
