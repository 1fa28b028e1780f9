// Switches: what is off, who switched it when and why.

import { type SwitchName, switchNames } from '@zeri/contract'
import type { ConsoleInput, ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { listStates, readSwitches, type SwitchChange, setSwitch } from '../switches/index.ts'
import { recordAudit } from './audit.ts'
import type { Db, Operator } from './operator-store.ts'
import type { ConsoleServices } from './services.ts'

type Output = ConsoleOutput<typeof consoleCalls.listSwitches>
type History = Output['switches'][number]['history']

const ACTION = 'switch.set'
const MOST_CHANGES = 20

/** Every switch with its latest changes, which are in the audit log. */
export async function listSwitches({ db, clock }: ConsoleServices): Promise<Output> {
  const states = listStates({ states: await readSwitches(db), atMs: clock.now() })
  const histories = new Map<SwitchName, History>()
  for (const name of switchNames) histories.set(name, await listChanges(db, name))
  return {
    switches: states.map(({ name, isOn, since, note }) => ({
      name,
      on: isOn,
      since: since?.toISOString() ?? null,
      note,
      history: histories.get(name) ?? [],
    })),
  }
}

async function listChanges(db: Db, name: SwitchName): Promise<History> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('operators', 'operators.id', 'audit_log.operator_id')
    .select(['audit_log.at', 'audit_log.details', 'operators.name'])
    .where('subject', '=', name)
    .where('action', '=', ACTION)
    .orderBy('seq', 'desc')
    .limit(MOST_CHANGES)
    .execute()
  return rows.map((row) => {
    const { on, by, reason } = JSON.parse(row.details)
    return { at: row.at.toISOString(), by: row.name ?? by, on, reason }
  })
}

type Change = {
  readonly change: SwitchChange
  readonly reason: string | null
  /** Null for a command of the machine. */
  readonly operatorId: string | null
}

/** Switches a part of the site, and records who did it and why in the same transaction. */
export async function changeSwitch(db: Db, { change, reason, operatorId }: Change, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setSwitch(trx, change, at)
    const { name, isOn: on, by, note } = change
    const details = { on, by, reason, note: note?.en ?? null }
    await recordAudit(trx, { at, operatorId, action: ACTION, subject: name, details })
  })
}

export async function setConsoleSwitch(
  { db, clock }: ConsoleServices,
  { name, on, note, reason }: ConsoleInput<typeof consoleCalls.setSwitch>,
  operator: Operator,
): Promise<Record<string, never>> {
  const change = { name, isOn: on, by: operator.name, note }
  await changeSwitch(db, { change, reason, operatorId: operator.id }, new Date(clock.now()))
  return {}
}
