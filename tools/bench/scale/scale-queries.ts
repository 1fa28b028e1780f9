import { parseConfig } from '../../../apps/server/src/config.ts'
import { aliveAt } from '../../../apps/server/src/features/accounts/find-session.ts'
import { strangerTries } from '../../../apps/server/src/features/accounts/password-tries.ts'
import { findSessionByToken } from '../../../apps/server/src/features/accounts/session-store.ts'
import { findAccountAndDevice } from '../../../apps/server/src/features/accounts/store.ts'
import { type Counted, createTries } from '../../../apps/server/src/features/accounts/tries.ts'
import { createBirthKeyring } from '../../../apps/server/src/features/charts/index.ts'
import { findChart, findFirstChartId, listChartsOf } from '../../../apps/server/src/features/charts/store.ts'
import {
  claimDeliveries,
  claimDueReminders,
} from '../../../apps/server/src/features/reminders/delivery-store.ts'
import { drawKeys, singleKey } from '../../../apps/server/src/platform/secret.ts'
import { accountOf, BOTS, botName, emailOf, hashOf, idOf, type Population } from './population.ts'
import type { Call } from './record-statement.ts'

/** A query that the application runs in a request or a job, for an account drawn from the population. */
export type ScaleQuery = {
  readonly name: string
  readonly calls: (population: Population, random: () => number) => readonly Call[]
  /** The indexes without which it has to read the whole table. */
  readonly indexes: readonly string[]
}

const keyring = () => createBirthKeyring(parseConfig({}))
const BY = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
/** The batch size of a sender. */
const DELIVERIES = 28
/** Few enough to exist in the smallest population. */
const REMINDERS = 100

const drawNumber = (most: number, random: () => number): number => 1 + Math.floor(random() * most)

export const scaleQueries: readonly ScaleQuery[] = [
  {
    name: 'sign-in: account, device and the count of tries',
    indexes: ['accounts_email_key'],
    calls({ accounts, at }, random) {
      const account = drawNumber(accounts, random)
      const address = String(random())
      const email = emailOf(account)
      const guess = { email, epoch: 0, address, network: address, isFamiliarNetwork: false }
      const { inOrder } = strangerTries(guess)
      const sessionsAt = { network: address, createdAfter: new Date(0), usedAfter: new Date(0) }
      const clock = { now: () => at.getTime() }
      const take =
        (counted: Counted): Call =>
        (db) =>
          createTries({ db, clock, keys: drawKeys(singleKey('x'), 'tries'), factor: 1 }).take(counted)
      return [
        (db) => findAccountAndDevice(db, { email, deviceHash: hashOf('device', account), sessionsAt }),
        ...inOrder.map(take),
      ]
    },
  },
  {
    name: 'session of a token',
    indexes: ['sessions_token_hash_key'],
    calls({ accounts, at }, random) {
      // Three accounts in four are signed in.
      const token = hashOf('session', 4 * drawNumber(accounts / 4, random) - 1)
      return [(db) => findSessionByToken(db, token, aliveAt(at.getTime()))]
    },
  },
  {
    name: 'charts of an account',
    indexes: ['charts_account_id'],
    calls({ accounts }, random) {
      const accountId = idOf('account', drawNumber(accounts, random))
      return [(db) => listChartsOf({ db, keyring: keyring() }, accountId)]
    },
  },
  {
    name: 'entitlement: the chart of a request and which came first',
    indexes: ['charts_pkey', 'charts_account_id'],
    calls({ accounts }, random) {
      const chart = drawNumber(accounts, random)
      const accountId = idOf('account', accountOf(chart, accounts))
      return [
        (db) => findChart({ db, keyring: keyring() }, { accountId, id: idOf('chart', chart) }),
        (db) => findFirstChartId(db, accountId),
      ]
    },
  },
  {
    name: `reminders: ${REMINDERS} that are due are claimed`,
    indexes: ['reminders_due'],
    calls: ({ at }) => [(db) => claimDueReminders(db, { at, limit: REMINDERS, lanes: { mail: 4, push: 4 } })],
  },
  {
    name: `reminders: ${DELIVERIES} deliveries of a bot are claimed`,
    indexes: ['reminder_deliveries_queued', 'reminder_deliveries_due_at'],
    calls({ at }, random) {
      const bot = botName(drawNumber(BOTS, random) - 1)
      return [(db) => claimDeliveries(db, bot, { by: BY, at, limit: DELIVERIES })]
    },
  },
]
