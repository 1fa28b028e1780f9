import { type Figure, figure, type Size } from '../figures/figures.ts'
import { startCluster } from '../testbed/postgres/cluster.ts'
import { jumpCharges } from './jump-charges.ts'
import { jumpPeople } from './jump-people.ts'
import { jumpReminders } from './jump-reminders.ts'
import { setUpTwice } from './set-up-twice.ts'

/** Moves the clock forward and back by hours, in the nights in which three zones change to or from summer time. */
export async function drillClock({ small, controls = true }: Size): Promise<Figure[]> {
  const cluster = await startCluster({ settings: { fsync: 'off' } })
  try {
    const { whole, broken } = await setUpTwice(cluster)
    const readers = small ? 15 : 600
    const reminded = await jumpReminders(whole, { readers, forgets: false })
    const charged = await jumpCharges(whole, small ? 4 : 60)
    const people = await jumpPeople(whole)
    const again = controls ? await jumpReminders(broken, { readers: 15, forgets: true }) : undefined
    return [
      figure('clock jumps: there were', reminded.jumps + charged.jumps, 'jumps', '>= 12'),
      figure('clock jumps: reminders due', reminded.expected, 'reminders', `>= ${readers * 2.5}`),
      figure('clock jumps: reminders sent twice', reminded.doubles, 'reminders', '= 0'),
      figure('clock jumps: reminders missing', reminded.missing, 'reminders', '= 0'),
      figure('clock jumps: reminders never due', reminded.strays, 'reminders', '= 0'),
      figure('clock jumps: periods charged', charged.periods, 'periods', `= ${charged.expected}`),
      figure('clock jumps: periods charged twice', charged.doubles, 'periods', '= 0'),
      figure('clock put back: people locked out', people.lockedOut, 'people', '= 0'),
      figure('locked out before it was put back (control)', people.lockedBefore, 'people', '= 2'),
      ...(again
        ? [figure('sent twice without the record (control)', again.doubles, 'reminders', '>= 1')]
        : []),
    ]
  } finally {
    await cluster.stop()
  }
}
