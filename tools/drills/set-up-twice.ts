import type { Cluster } from '../testbed/postgres/cluster.ts'
import { query } from '../testbed/postgres/query.ts'
import { runSetup } from '../testbed/processes.ts'

/** Creates two databases as `npm run setup` does, one for the drill and one for its control. Returns their URLs. */
export async function setUpTwice(
  cluster: Cluster,
): Promise<{ readonly whole: string; readonly broken: string }> {
  const [whole, broken] = [cluster.databaseUrl('whole'), cluster.databaseUrl('broken')]
  await runSetup({ databaseUrl: whole, smtpUrl: 'smtp://127.0.0.1:1' })
  await query(cluster.url, 'create database broken template whole')
  return { whole, broken }
}
