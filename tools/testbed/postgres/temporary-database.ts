import { randomBytes } from 'node:crypto'
import { isReachable, startCluster } from './cluster.ts'
import { query } from './query.ts'

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'

type Temporary = { readonly url: string; drop(): Promise<void> }

/** An empty database: on the server `TEST_DATABASE_URL` names, else the machine's own, else on a private one. */
export async function createTemporaryDatabase(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Temporary> {
  const server = await findServer(env.TEST_DATABASE_URL)
  const name = `zeri_${randomBytes(6).toString('hex')}`
  await query(server.url, `create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
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
