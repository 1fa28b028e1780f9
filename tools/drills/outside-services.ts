import { type Figure, figure, type Size } from '../figures/figures.ts'
import { startCluster } from '../testbed/postgres/cluster.ts'
import { loseProvider } from './lose-provider.ts'
import { loseTelegram } from './lose-telegram.ts'
import { setUpTwice } from './set-up-twice.ts'

/** The payment providers and Telegram are unreachable for an hour in which renewals and reminders are due. */
export async function drillOutside({ small, controls = true }: Size): Promise<Figure[]> {
  const cluster = await startCluster({ settings: { fsync: 'off' } })
  try {
    const { whole, broken } = await setUpTwice(cluster)
    const subscribers = small ? 12 : 200
    const readers = small ? 60 : 2_000
    const paid = await loseProvider(whole, { subscribers, isBroken: false })
    const reminded = await loseTelegram(whole, { readers, isBroken: false })
    return [
      figure('provider away: checkouts refused as unavailable', paid.refused, 'checkouts', '= 10'),
      figure('provider away: slowest refusal', paid.slowestMs, 'ms', `<= ${small ? 1_000 : 190}`),
      figure('provider away: calls of those checkouts', paid.checkoutCalls, 'calls', '<= 1'),
      figure('provider away: calls in the hour', paid.calls, 'calls', '<= 25'),
      figure('provider away: checkout after it', paid.opened, 'checkouts', '= 1'),
      figure('provider away: renewals charged', paid.charged, 'subscribers', `= ${subscribers}`),
      figure('provider away: charged twice', paid.doubles, 'periods', '= 0'),
      figure('provider away: latest charge after its time', paid.lateMin, 'min', '<= 120'),
      figure('Telegram away: reminders sent or counted unknown', reminded.ended, 'reminders', `= ${readers}`),
      figure('Telegram away: sent twice', reminded.doubles, 'reminders', '= 0'),
      figure('Telegram away: sent after they were switched off', reminded.unwanted, 'reminders', '= 0'),
      figure('Telegram away: most sent in any second', reminded.mostInASecond, 'messages', '<= 30'),
      figure('Telegram away: unknown', reminded.unknown, 'reminders', '<= 9'),
      figure('Telegram away: calls in the hour', reminded.calls, 'calls', '<= 200'),
      figure('Telegram away: latest after its time', reminded.lateMin, 'min', '<= 120'),
      ...(controls ? await runControls(broken) : []),
    ]
  } finally {
    await cluster.stop()
  }
}

async function runControls(databaseUrl: string): Promise<Figure[]> {
  const guessed = await loseProvider(databaseUrl, { subscribers: 24, isBroken: true })
  const again = await loseTelegram(databaseUrl, { readers: 60, isBroken: true })
  return [
    figure('charged twice when results are guessed (control)', guessed.doubles, 'periods', '>= 1'),
    figure('calls in the hour without the circuit (control)', guessed.calls, 'calls', '>= 30'),
    figure('sent twice without the record (control)', again.doubles, 'reminders', '>= 1'),
  ]
}
