import pg from 'pg'

/** Longer than any of our statements takes; a drill that hangs would not say why. */
const TIMEOUT_MS = 120_000

/** The rows of one statement, on a connection of its own. */
export async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, query_timeout: TIMEOUT_MS })
  client.on('error', () => {}) // the statement itself reports a server that goes down
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
