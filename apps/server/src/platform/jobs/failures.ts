import { FAILURES } from '../db/grant-access.ts'

/**
 * Creates the function that says why jobs failed to roles that may not read their output. It returns names alone: the class
 * of an error, its code, the reply code of a mail server, or that a try took too long. What is no such name stays out.
 */
export async function installFailures(run: (statement: string) => Promise<unknown>, schema: string) {
  const name = `"${schema.replaceAll('"', '""')}"`
  await run(`
    create or replace function ${name}.${FAILURES}(ids uuid[]) returns table (id uuid, reason text)
    language sql stable security definer set search_path = ${name}, pg_temp as $$
      select job.id, nullif(concat_ws(' ',
        substring(job.output ->> 'type' from '^[A-Za-z]{1,40}$'),
        substring(job.output ->> 'code' from '^[A-Za-z0-9._-]{1,40}$'),
        substring(job.output ->> 'responseCode' from '^[0-9]{3}$'),
        case job.output -> 'value' ->> 'message'
          when 'job timed out' then 'timeout'
          when 'job heartbeat timeout' then 'worker-lost'
        end), '')
      from job where job.id = any(ids)
    $$`)
  await run(`revoke all on function ${name}.${FAILURES}(uuid[]) from public`)
}
