import { parseConfig } from '../../config.ts'
import { findFaults, reportLedger } from '../../features/billing/index.ts'
import { openDatabase } from '../../platform/db/database.ts'

export const description = 'prints the balances of the ledger; fails if orders, grants and ledger differ'

export async function run(): Promise<number> {
  const { databaseUrl } = parseConfig(process.env)
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 0 })
  try {
    const report = await reportLedger(db)
    for (const { account, currency, minor } of report.balances)
      console.log(`${account.padEnd(20)} ${(minor / 100).toFixed(2).padStart(14)} ${currency}`)
    console.log(
      `${report.paidOrders} orders paid, ${report.grants} grants, ${report.notices.new} notices waiting`,
    )
    const { active, past_due, ended } = report.renewals
    console.log(`renewals: ${active} running, ${past_due} declined and tried again, ${ended} ended`)
    const faults = findFaults(report)
    for (const fault of faults) console.error(fault)
    return faults.length > 0 ? 1 : 0
  } finally {
    await db.destroy()
  }
}
