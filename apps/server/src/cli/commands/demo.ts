import { parseConfig } from '../../config.ts'
import { createDeps } from '../../deps.ts'
import { demoAccounts, findAccountByEmail, seedAccounts } from '../../features/accounts/index.ts'
import { createBillingServices, grantFreeTime, seedPayments } from '../../features/billing/index.ts'
import { createChartServices, seedCharts } from '../../features/charts/index.ts'

export const description =
  'creates demo users with charts and orders and prints their passwords; not in production'

/** The passwords are public, so a production database is refused. */
export async function run(): Promise<number> {
  const config = parseConfig(process.env)
  if (config.production) {
    console.error('demo accounts have public passwords, so they are not created in production')
    return 1
  }
  const deps = createDeps(config)
  const created = await seedAccounts(deps)
  const charts = createChartServices(deps)
  const billing = createBillingServices(deps, async () => '')
  for (const { email } of demoAccounts) {
    const account = await findAccountByEmail(deps.db, email)
    if (!account) continue
    await seedCharts(charts, account, (trx, grant) => grantFreeTime(trx, deps.random, grant))
    await seedPayments(billing, charts, account)
  }
  await deps.db.destroy()
  for (const { email, password, locale } of demoAccounts)
    console.log(`${locale}  ${email}  ${password}${created.includes(email) ? '' : '  (existed already)'}`)
  return 0
}
