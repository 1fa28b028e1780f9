import { query } from '../testbed/postgres/query.ts'
import { type Author, type WriteKind, writeKinds } from './write-kinds.ts'

type Value = { readonly kind: string; readonly owner: string; readonly value: string }

const nameOf = ({ kind, owner, value }: Value) => `${kind} of ${owner}: ${value}`

/**
 * Makes the database record every value of those kinds that are replaced, in the transaction that stores it: a value that
 * was acknowledged and replaced since can be looked up.
 */
export async function recordValues(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `create table if not exists recorded_values (kind text, owner uuid, value text);
     grant all on recorded_values to public`,
  )
  for (const [index, { name, isReplaced, stored }] of writeKinds.entries()) {
    if (!isReplaced || !('table' in stored)) continue
    const { table, owner, value, where = 'true' } = stored
    await query(
      databaseUrl,
      `create or replace function record_value_${index}() returns trigger language plpgsql as $$
       begin
         insert into recorded_values
           select '${name}', ${owner}, (${value})::text from (select new.*) as here where ${where};
         return null;
       end $$;
       create or replace trigger record_value_${index} after insert or update on ${table}
         for each row execute function record_value_${index}()`,
    )
  }
}

type Where = { readonly url: string; readonly databaseUrl: string; readonly authors: readonly Author[] }

/**
 * The names of all stored writes of the authors.
 * `stored`: also those that were replaced since, each once; `latest`: what is there now.
 */
export async function readValues(where: Where): Promise<{ stored: string[]; latest: string[] }> {
  const recorded = await query<Value>(
    where.databaseUrl,
    'select distinct kind, owner, value from recorded_values',
  )
  const current = new Map<WriteKind, Value[]>()
  for (const kind of writeKinds) current.set(kind, await readCurrent(kind, where))
  const accounts = new Set(where.authors.map(({ accountId }) => accountId))
  const namesOf = (values: readonly Value[]) =>
    values.filter(({ owner, value }) => value !== null && accounts.has(owner)).map(nameOf)
  const inserted = [...current].flatMap(([{ isReplaced }, values]) => (isReplaced ? [] : values))
  return { stored: namesOf([...recorded, ...inserted]), latest: namesOf([...current.values()].flat()) }
}

async function readCurrent(
  { name, stored }: WriteKind,
  { url, databaseUrl, authors }: Where,
): Promise<Value[]> {
  if ('table' in stored) {
    const { table, owner, value, where = 'true' } = stored
    return query<Value>(
      databaseUrl,
      `select '${name}' as kind, ${owner} as owner, (${value})::text as value from ${table} as here where ${where}`,
    )
  }
  const values: Value[] = []
  for (const { accountId, token } of authors) {
    const response = await fetch(url + stored.path, { headers: { authorization: `Bearer ${token}` } })
    if (response.status !== 200) throw new Error(`${stored.path} cannot be read: ${response.status}`)
    const body = (await response.json()) as never // true: its contract is that of the kind
    values.push(...stored.read(body).map((value) => ({ kind: name, owner: accountId, value })))
  }
  return values
}
