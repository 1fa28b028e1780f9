import pg from 'pg'

/** Longer than anything we ask for takes: a drill that hangs tells nobody why. */
const TIMEOUT_MS = 120_000

/** The rows of one statement, on a connection of its own. */
export async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, query_timeout: TIMEOUT_MS })
  client.on('error', () => {}) // a server that goes down is met by the statement
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
