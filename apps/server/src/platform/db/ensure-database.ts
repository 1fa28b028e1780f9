import pg from 'pg'

const NO_SUCH_DATABASE = '3D000'
const DUPLICATE_DATABASE = '42P04'
/** Exists in every PostgreSQL; other databases are created from it. */
const MAINTENANCE_DATABASE = 'postgres'

/** Creates the database of a URL if it is missing; returns whether it was. */
export async function ensureDatabase(url: string): Promise<boolean> {
  try {
    await runOn(url, 'select 1')
    return false
  } catch (error) {
    if (sqlStateOf(error) !== NO_SUCH_DATABASE) throw error
  }
  const maintenance = new URL(url)
  const name = decodeURIComponent(maintenance.pathname.slice(1))
  maintenance.pathname = `/${MAINTENANCE_DATABASE}`
  try {
    await runOn(maintenance.href, `create database ${pg.escapeIdentifier(name)}`)
    return true
  } catch (error) {
    if (sqlStateOf(error) === DUPLICATE_DATABASE) return false // a concurrent setup created it
    throw error
  }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function sqlStateOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
