import { parseConfig } from '../config.ts'
import { createDeps } from '../deps.ts'
import { demoAccounts, findAccountByEmail, seedAccounts } from '../features/accounts/index.ts'
import { createBillingServices, grantFreeTime, seedPayments } from '../features/billing/index.ts'
import { createChartServices, seedCharts } from '../features/charts/index.ts'

/** Fills a development database with people to try the site as. Their passwords are public, so production has none. */
const config = parseConfig(process.env)
if (config.production) {
  console.error('demonstration accounts have public passwords; production does without')
  process.exit(1)
}
const deps = createDeps(config)
const made = await seedAccounts(deps)
const charts = createChartServices(deps)
const billing = createBillingServices(deps, async () => '')
for (const { email } of demoAccounts) {
  const account = await findAccountByEmail(deps.db, email)
  if (!account) continue
  await seedCharts(charts, account, (trx, given) => grantFreeTime(trx, deps.random, given))
  await seedPayments(billing, charts, account)
}
await deps.db.destroy()
for (const { email, password, locale } of demoAccounts)
  console.log(`${locale}  ${email}  ${password}${made.includes(email) ? '' : '  (was there)'}`)
