// Adding, changing and removing operators.

import type { ConsoleInput, ConsoleOutput, consoleCalls, OperatorRole } from '@zeri/contract/console'
import { recordAudit } from './audit.ts'
import { makeEnrolment } from './enrol.ts'
import {
  findOperator,
  insertOperator,
  listOperatorRows,
  lockOperator,
  markRemoved,
  updateRole,
} from './operator-store.ts'
import { ConsoleRefusal } from './refusal.ts'
import type { ConsoleServices } from './services.ts'

type Enrolment = ConsoleOutput<typeof consoleCalls.addOperator>
/** Who does it; null on the command line. */
type By = string | null
type OwnServices = Pick<ConsoleServices, 'db' | 'clock' | 'random' | 'origin'>

export async function listOperators({
  db,
}: Pick<ConsoleServices, 'db'>): Promise<ConsoleOutput<typeof consoleCalls.listOperators>> {
  const rows = await listOperatorRows(db)
  return {
    operators: rows.map((row) => ({
      id: row.id,
      name: row.name,
      role: row.role as OperatorRole, // true: the table allows no other
      passkeys: Number(row.passkeys),
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
      removedAt: row.removed_at?.toISOString() ?? null,
    })),
  }
}

export async function addOperator(
  services: OwnServices,
  { name, role }: ConsoleInput<typeof consoleCalls.addOperator>,
  by: By,
): Promise<Enrolment> {
  const { db, clock, random } = services
  const at = new Date(clock.now())
  const id = random.uuid()
  return db.transaction().execute(async (trx) => {
    await insertOperator(trx, { id, name, role }, at)
    const enrolment = await makeEnrolment(trx, services, id)
    await recordAudit(trx, { at, operatorId: by, action: 'operator.add', subject: id, details: { role } })
    return enrolment
  })
}

export async function inviteOperator(services: OwnServices, id: string, by: By): Promise<Enrolment> {
  const at = new Date(services.clock.now())
  return services.db.transaction().execute(async (trx) => {
    if (!(await findOperator(trx, id))) throw new ConsoleRefusal('operator.not-found')
    const enrolment = await makeEnrolment(trx, services, id)
    await recordAudit(trx, { at, operatorId: by, action: 'operator.invite', subject: id })
    return enrolment
  })
}

/** The role counts from the next request on. The last admin stays one, or nobody could add another. */
export async function changeRole(
  { db, clock }: OwnServices,
  { id, role }: ConsoleInput<typeof consoleCalls.changeOperatorRole>,
  by: By,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await lockOperator(trx, id)
    if (!found) throw new ConsoleRefusal('operator.not-found')
    if (found.isLastAdmin && role !== 'admin') throw new ConsoleRefusal('operator.last-admin')
    await updateRole(trx, id, role)
    const details = { from: found.operator.role, to: role }
    const at = new Date(clock.now())
    await recordAudit(trx, { at, operatorId: by, action: 'operator.change-role', subject: id, details })
  })
}

export async function removeOperator({ db, clock }: OwnServices, id: string, by: By): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await lockOperator(trx, id)
    if (!found) throw new ConsoleRefusal('operator.not-found')
    if (found.isLastAdmin) throw new ConsoleRefusal('operator.last-admin')
    const at = new Date(clock.now())
    await markRemoved(trx, id, at)
    await recordAudit(trx, { at, operatorId: by, action: 'operator.remove', subject: id })
  })
}
