import { parseConfig } from '../../../apps/server/src/config.ts'
import { aliveAt } from '../../../apps/server/src/features/accounts/find-session.ts'
import { strangersTries } from '../../../apps/server/src/features/accounts/password-tries.ts'
import { findSessionByToken } from '../../../apps/server/src/features/accounts/session-store.ts'
import { findAccountAndDevice } from '../../../apps/server/src/features/accounts/store.ts'
import { type Counted, createTries } from '../../../apps/server/src/features/accounts/tries.ts'
import { tryRules } from '../../../apps/server/src/features/accounts/try-rules.ts'
import { createBirthKeyring } from '../../../apps/server/src/features/charts/index.ts'
import { findChart, findFirstChartId, listChartsOf } from '../../../apps/server/src/features/charts/store.ts'
import {
  claimDeliveries,
  claimDueReminders,
} from '../../../apps/server/src/features/reminders/delivery-store.ts'
import { accountOf, BOTS, botName, type Crowd, emailOf, hashOf, idOf } from './crowd.ts'
import type { Call } from './record-statement.ts'

/** Something the application asks on the way of a request or a job, of somebody drawn from the crowd. */
export type Question = {
  readonly name: string
  readonly calls: (crowd: Crowd, random: () => number) => readonly Call[]
  /** Without these it cannot be answered but by reading everything. */
  readonly indexes: readonly string[]
}

const keyring = () => createBirthKeyring(parseConfig({}))
const BY = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
/** As many as a sender takes at once. */
const DELIVERIES = 28
/** Few enough to be there in the smallest crowd. */
const REMINDERS = 100

const drawNumber = (most: number, random: () => number): number => 1 + Math.floor(random() * most)

export const questions: readonly Question[] = [
  {
    name: 'sign-in: account, device and the count of tries',
    indexes: ['accounts_email_key'],
    calls({ accounts, at }, random) {
      const account = drawNumber(accounts, random)
      const address = String(random())
      const clock = { now: () => at.getTime() }
      const take =
        (counted: Counted): Call =>
        (db) =>
          createTries({ db, clock, key: Buffer.alloc(32), factor: 1 }).take(counted)
      return [
        (db) => findAccountAndDevice(db, emailOf(account), hashOf('device', account)),
        take({ rule: tryRules.wrongPasswordFromAddress, about: [address] }),
        take({ rule: tryRules.wrongPasswordFromNetwork, about: [address] }),
        take(strangersTries(emailOf(account))),
      ]
    },
  },
  {
    name: 'session of a token',
    indexes: ['sessions_token_hash_key'],
    calls({ accounts, at }, random) {
      // Of four people three are signed in.
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
    calls: ({ at }) => [(db) => claimDueReminders(db, at, REMINDERS)],
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
