import { randomBytes } from 'node:crypto'
import { isReachable, startCluster } from './cluster.ts'
import { query } from './query.ts'

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'

type Temporary = {
  readonly url: string
  readonly name: string
  /** The database from which the others of its server are created. */
  readonly serverUrl: string
  drop(): Promise<void>
}

/**
 * A database of its own: on the server `TEST_DATABASE_URL` names, else the machine's own, else on a private one.
 * @param template a database to copy, to which nothing is connected; without one the new database is empty
 */
export async function createTemporaryDatabase(
  env: Readonly<Record<string, string | undefined>>,
  template?: string,
): Promise<Temporary> {
  const server = await findServer(env.TEST_DATABASE_URL)
  const name = `zeri_${randomBytes(6).toString('hex')}`
  await query(server.url, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    name,
    serverUrl: server.url,
    async drop() {
      await query(server.url, `drop database ${name} with (force)`)
      await server.stop()
    },
  }
}

async function findServer(given: string | undefined): Promise<{ url: string; stop(): Promise<void> }> {
  const nothingToStop = async () => {}
  if (given) return { url: given, stop: nothingToStop }
  if (await isReachable(LOCAL)) return { url: LOCAL, stop: nothingToStop }
  return startCluster()
}
