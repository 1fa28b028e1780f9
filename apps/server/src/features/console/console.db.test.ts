import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '@zeri/contract'
import { consoleCalls, consoleOperations, mayDo, operatorRoles } from '@zeri/contract/console'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { aClock } from '../../testing/clock.ts'
import {
  CONSOLE_ORIGIN,
  openTestConsole,
  type TestConsole,
  type TestOperator,
} from '../../testing/console-app.ts'
import { bodyOf, fillPath, requestsOf } from '../../testing/console-requests.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { cookieOf, openAppDatabase, openTestApp } from '../../testing/test-app.ts'
import { recordAudit } from './audit.ts'
import { findRouteFaults } from './console-route.ts'
import { verifyAudit } from './verify-audit.ts'

let database: TestDatabase
let office: TestConsole
const clock = aClock()
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  office = await openTestConsole(database, { clock })
})
afterAll(async () => {
  await office.close()
  await database.close()
})

const countAudit = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int from audit_log`.execute(database.db)
  return rows[0]?.count ?? 0
}

async function signIn({ authenticator }: TestOperator, wrong: { origin?: string; step?: number } = {}) {
  const started = await office.send('POST', '/console/session/options', { body: {} })
  const cookie = `__Host-operator-challenge=${cookieOf(started, '__Host-operator-challenge')}`
  const credential = authenticator.sign(started.json().options, { origin: CONSOLE_ORIGIN, ...wrong })
  const again = () => office.send('POST', '/console/session', { body: { credential }, headers: { cookie } })
  return { response: await again(), again }
}

describe('who may call what', () => {
  const requests = requestsOf(() => ({ database, office, clock }))

  test('every operation of the console has a request here', () => {
    expect(Object.keys(requests).sort()).toEqual(consoleOperations.map(({ id }) => id).sort())
    expect(Object.keys(consoleCalls)).toEqual(consoleOperations.map(({ id }) => id))
  })

  const table = consoleOperations.flatMap((operation) => operatorRoles.map((role) => ({ operation, role })))

  test.each(table)('$operation.id called by $role', async ({ operation, role }) => {
    const by = await office.enrol(role)
    const { input, ...rest } = (await requests[operation.id]?.(by)) ?? { input: {} }
    const before = await countAudit()
    const response = await office.send(...fillPath(operation, input), {
      by,
      body: bodyOf(operation, input),
      ...rest,
    })
    if (!mayDo(role, operation)) {
      expect([response.statusCode, response.json().code]).toEqual([403, 'operator.forbidden'])
      expect(await countAudit()).toBe(before)
      return
    }
    expect([response.statusCode, response.payload]).toEqual([operation.status, response.payload])
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect((await countAudit()) - before > 0).toBe(operation.audit !== 'none')
  })

  test.each(consoleOperations)('$id called by nobody, and by a removed operator', async (operation) => {
    if (operation.role === 'nobody') return
    const by = await office.enrol(operation.role)
    const { input } = (await requests[operation.id]?.(by)) ?? { input: {} }
    const nobody = await office.send(...fillPath(operation, input), { body: bodyOf(operation, input) })
    expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'auth.required'])
    const admin = await office.enrol('admin')
    await office.send('DELETE', `/console/operators/${by.id}`, { by: admin })
    const removed = await office.send(...fillPath(operation, input), { by, body: bodyOf(operation, input) })
    expect([removed.statusCode, removed.json().code]).toEqual([401, 'auth.required'])
  })

  test('an operation without a handler stops the console', () => {
    expect(findRouteFaults([])).toContain('listAudit has no handler')
  })
})

test('the site answers 404 to every path of the console, and has none of its operations', async () => {
  // Pages answer 404 here, so that any other status comes from a route.
  const site = await openTestApp(database, { render: async () => new Response(null, { status: 404 }) })
  onTestFinished(() => site.close())
  for (const { path, method } of consoleOperations) {
    const url = path.replaceAll(/\{\w+\}/g, '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11')
    const response = await site.app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) })
    expect([method, url, response.statusCode]).toEqual([method, url, 404])
  }
  expect(operations.filter(({ path }) => path.startsWith('/console'))).toEqual([])
})

describe('signing in', () => {
  test('by passkey, with a cookie that scripts and other sites do not get', async () => {
    const operator = await office.enrol('support')
    const { response, again } = await signIn(operator)
    expect(response.statusCode).toBe(200)
    expect(String(response.headers['set-cookie'])).toMatch(
      /^__Host-operator=[\w-]{43}; Max-Age=43200; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    expect((await again()).json().code).toBe('passkey.refused')
  })

  test('not from another origin, nor with a counter that goes back', async () => {
    const operator = await office.enrol('support')
    expect((await signIn(operator, { origin: 'http://localhost:3000' })).response.statusCode).toBe(400)
    expect((await signIn(operator, { step: 5 })).response.statusCode).toBe(200)
    expect((await signIn(operator, { step: -3 })).response.statusCode).toBe(400)
    const entries = await database.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', operator.id)
      .execute()
    expect(entries.map(({ action }) => action)).toContain('operator.counter-back')
  })

  test('an enrolment link works once and for half an hour', async () => {
    const admin = await office.enrol('admin')
    const body = { name: 'Late', role: 'support' }
    const { link } = (await office.send('POST', '/console/operators', { by: admin, body })).json()
    const token = link.split('#')[1]
    clock.at += 31 * 60_000
    const late = await office.send('POST', '/console/enrolment/options', { body: { token } })
    expect([late.statusCode, late.json().code]).toEqual([400, 'enrolment.invalid'])
  })

  test('a session ends after half an hour without use, and after twelve hours anyway', async () => {
    const idle = await office.enrol('support')
    clock.at += 29 * 60_000
    expect((await office.send('GET', '/console/session', { by: idle })).statusCode).toBe(200)
    clock.at += 31 * 60_000
    expect((await office.send('GET', '/console/session', { by: idle })).statusCode).toBe(401)
    const busy = await office.enrol('support')
    const seen = []
    for (let minutes = 20; minutes <= 740; minutes += 20) {
      clock.at += 20 * 60_000
      seen.push((await office.send('GET', '/console/session', { by: busy })).statusCode)
    }
    expect(seen.indexOf(401)).toBe(35)
  })

  test('a request of another site, or under another name of the host, is refused', async () => {
    const by = await office.enrol('support')
    const foreign = { by, headers: { origin: 'https://evil.example' } }
    expect((await office.send('DELETE', '/console/session', foreign)).json().code).toBe('request.cross-site')
    const rebound = { by, headers: { host: 'evil.example' } }
    expect((await office.send('GET', '/console/session', rebound)).json().code).toBe('operator.wrong-host')
  })

  test('the last admin is neither removed nor given another role', async () => {
    const alone = await openAppDatabase(inject('databaseUrl'))
    const own = await openTestConsole(alone)
    onTestFinished(async () => {
      await own.close()
      await alone.close()
    })
    const by = await own.enrol('admin')
    const removed = await own.send('DELETE', `/console/operators/${by.id}`, { by })
    const changed = await own.send('POST', `/console/operators/${by.id}/role`, {
      by,
      body: { role: 'support' },
    })
    expect([removed, changed].map((one) => one.json().code)).toEqual([
      'operator.last-admin',
      'operator.last-admin',
    ])
  })
})

test('the built app is served with a strict policy, and never to search engines', async () => {
  const files = mkdtempSync(join(tmpdir(), 'console-'))
  mkdirSync(join(files, 'assets'))
  writeFileSync(join(files, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__">')
  const own = await openTestConsole(database, { files })
  onTestFinished(async () => {
    await own.close()
    rmSync(files, { recursive: true })
  })
  const page = await own.send('GET', '/people')
  const nonce = /content="(.+)"/.exec(page.payload)?.[1]
  expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect((await own.send('GET', '/console/nothing')).statusCode).toBe(404)
})

describe('the audit log', () => {
  const owner = () => database.db
  const tampered = async (statement: ReturnType<typeof sql>) => {
    const fault: { value?: string | undefined } = {}
    await owner()
      .transaction()
      .execute(async (trx) => {
        await sql`alter table audit_log disable trigger append_only`.execute(trx)
        await statement.execute(trx)
        fault.value = (await verifyAudit(trx)).fault
        throw new Error('undone')
      })
      .catch((error) => {
        if (error.message !== 'undone') throw error
      })
    return fault.value
  }

  test('is whole after everything above, and a row written at the same time as another follows it', async () => {
    const by = await office.enrol('admin')
    await Promise.all(
      Array.from({ length: 20 }, () => office.send('POST', `/console/operators/${by.id}/enrolment`, { by })),
    )
    const { head, fault } = await verifyAudit(owner())
    expect(fault).toBeUndefined()
    expect(head.seq).toBe(await countAudit())
  })

  test.each([
    ['changed', sql`update audit_log set subject = 'x' where seq = 5`, 'row 5 was changed'],
    ['deleted', sql`delete from audit_log where seq = 5`, 'row 5 is missing'],
    ['cut off', sql`delete from audit_log where seq > 5`, 'the log ends with row 5'],
    ['deleted at the start', sql`delete from audit_log where seq = 1`, 'row 1 is missing'],
    [
      'exchanged',
      sql`update audit_log set seq = case seq when 5 then -6 else -5 end where seq in (5, 6)`,
      'row 5 is missing',
    ],
    [
      'reordered',
      sql`with a as (select * from audit_log where seq = 5), b as (select * from audit_log where seq = 6)
          update audit_log set subject = other.subject, action = other.action, details = other.details,
            operator_id = other.operator_id, at = other.at
          from (select 6 as place, a.* from a union all select 5, b.* from b) as other
          where audit_log.seq = other.place`,
      'row 5 was changed',
    ],
  ] as const)('a row that was %s is found', async (_, statement, fault) => {
    expect(await tampered(statement)).toContain(fault)
  })

  test('a log that was rewritten as a whole differs from the head that was printed', async () => {
    const { head } = await verifyAudit(owner())
    expect((await verifyAudit(owner(), head)).fault).toBeUndefined()
    expect((await verifyAudit(owner(), { ...head, hash: '0'.repeat(64) })).fault).toContain('not the one')
    expect((await verifyAudit(owner(), { ...head, seq: head.seq + 1 })).fault).toContain('before')
  })

  test('the role of the console appends and reads, and can do nothing else', async () => {
    const as = (statement: string) =>
      owner()
        .transaction()
        .execute(async (trx) => {
          await sql.raw('set local role zeri_console').execute(trx)
          await sql.raw(statement).execute(trx)
        })
    const denied = [
      "update audit_log set subject = ''",
      'delete from audit_log',
      'truncate audit_log',
      "insert into audit_log (seq, at, action, subject, details) values (1, now(), 'a', '', '')",
      'update audit_head set seq = 0',
    ]
    for (const statement of denied)
      await expect(as(statement), statement).rejects.toMatchObject({ code: '42501' })
    await expect(owner().deleteFrom('audit_log').execute()).rejects.toMatchObject({ code: '23001' })
  })

  test('an act that fails leaves no entry, and no gap', async () => {
    const before = await verifyAudit(owner())
    const entry = { at: new Date(), operatorId: null, action: 'test.act', subject: 'x' }
    await owner()
      .transaction()
      .execute(async (trx) => {
        await recordAudit(trx, entry)
        throw new Error('the act failed')
      })
      .catch(() => {})
    expect(await verifyAudit(owner())).toEqual(before)
  })

  test('its list is paged, and filtered by operator and subject', async () => {
    const admin = await office.enrol('admin')
    const first = (await office.send('GET', '/console/audit', { by: admin })).json()
    expect(first.entries).toHaveLength(50)
    const second = (await office.send('GET', `/console/audit?before=${first.next}`, { by: admin })).json()
    expect(second.entries[0].seq).toBe(first.entries.at(-1).seq - 1)
    const own = (await office.send('GET', `/console/audit?operator=${admin.id}`, { by: admin })).json()
    expect(own.entries.map(({ action }: { action: string }) => action)).toEqual(['operator.enrol'])
  })
})
