import { type OperatorRole, operatorRoles } from '@zeri/contract/console'
import { parseConfig } from '../../config.ts'
import { addOperator, inviteOperator, listOperators } from '../../features/console/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { systemRandom } from '../../platform/random.ts'

const USAGE = `usage: npm run admin -- operator                         lists the operators
       npm run admin -- operator add <name> <support|finance|admin>
       npm run admin -- operator invite <id>        another passkey for an operator`

export const description = 'lists the operators of the console, adds one, or makes a link for a passkey'

export async function run(args: readonly string[]): Promise<number> {
  const [action, first = '', role = '', ...rest] = args
  const isRole = (text: string): text is OperatorRole => operatorRoles.some((one) => one === text)
  const isAdd = action === 'add' && first.trim() !== '' && isRole(role) && rest.length === 0
  const isInvite = action === 'invite' && first !== '' && role === ''
  if (action !== undefined && !isAdd && !isInvite) {
    console.error(USAGE)
    return 1
  }
  const { databaseUrl, consoleOrigin: origin } = parseConfig(process.env)
  const db = openDatabase({ url: databaseUrl, poolSize: 1 })
  const services = { db, clock: systemClock, random: systemRandom, origin }
  try {
    if (action === undefined) {
      for (const { id, name, role: has, passkeys, removedAt } of (await listOperators(services)).operators)
        console.log(`${id}  ${has.padEnd(7)}  ${removedAt ? 'removed' : `${passkeys} passkeys`}  ${name}`)
      return 0
    }
    const made =
      isAdd && isRole(role)
        ? await addOperator(services, { name: first.trim(), role }, null)
        : await inviteOperator(services, first, null)
    console.log(`open this link once, until ${made.expiresAt}:\n${made.link}`)
    return 0
  } finally {
    await db.destroy()
  }
}
