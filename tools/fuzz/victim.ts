import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import { bare, post } from './requests/account-requests.ts'
import type { Target } from './target.ts'

/** A user whose data no other user may see or change, although all of them know the ids. */
export type Victim = {
  readonly token: string
  /** Of the chart, the session, the shared list, the feed and the print. */
  readonly ids: readonly string[]
  /** Texts that only responses to the victim may contain. */
  readonly canaries: readonly string[]
  /** All rows of the victim, as one text. */
  trace(): Promise<string>
}

const NAME = 'Wiktima Canary'
const EMAIL = 'wiktima.canary@private.example'
const CITY = 'Canaryville 7741'
const BIRTHDAY = '1907-03-11'
const LATITUDE = 41.2345677

export async function plantVictim({ client, deps: { db } }: Target): Promise<Victim> {
  const { email, token, sessionUuid } = await client.aPerson()
  await db
    .updateTable('accounts')
    .set({ email: EMAIL, email_typed: EMAIL, name: NAME })
    .where('email', '=', email)
    .execute()
  const birth = { fio: NAME, email: EMAIL, city: CITY, birthday: BIRTHDAY, latitude: LATITUDE }
  const make = async (url: string, payload: Readonly<Record<string, unknown>>) =>
    (await client.send(post(url, payload, token))).body
  const { chart } = (await make('/api/charts', aChartForm(birth))) as { chart: { uuid: string } } // true: a chart that was made
  const choice = await make('/api/choices', { tag: 'haircut', dates: ['2026-11-20'] })
  const feed = await make('/api/feeds', { filter: 'good' })
  const { print } = (await make('/api/prints', { kind: 'fridge' })) as { print: { uuid: string } } // true: as above
  await make('/api/checkout', { uuid: chart.uuid, product: 'personal_1m', offer: true, locale: 'ru' })
  await client.send(bare('GET', '/api/client/payments', token))
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow()
  const trace = async (): Promise<string> => {
    const rows = [
      await db.selectFrom('accounts').selectAll().where('id', '=', id).execute(),
      await db.selectFrom('sessions').select(['id', 'token_hash']).where('account_id', '=', id).execute(),
      await db.selectFrom('charts').selectAll().where('account_id', '=', id).execute(),
      await db.selectFrom('choices').selectAll().where('account_id', '=', id).execute(),
      await db.selectFrom('feeds').select(['id', 'token_hash']).where('account_id', '=', id).execute(),
      await db.selectFrom('prints').selectAll().where('account_id', '=', id).execute(),
      await db.selectFrom('order_owners').selectAll().where('account_id', '=', id).execute(),
    ]
    return JSON.stringify(rows)
  }
  return {
    token,
    ids: [chart.uuid, sessionUuid, String(choice.uuid), String(feed.uuid), print.uuid],
    canaries: [
      NAME,
      EMAIL,
      CITY,
      BIRTHDAY,
      String(LATITUDE),
      token,
      String(choice.token),
      String(feed.token),
    ],
    trace,
  }
}
