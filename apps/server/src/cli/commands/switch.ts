import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { isSwitchName, switchNames } from '@zeri/contract'
import { parseConfig } from '../../config.ts'
import { changeSwitch } from '../../features/console/index.ts'
import { readSwitches, type SwitchState } from '../../features/switches/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'

const USAGE = `usage: npm run admin -- switch list
       npm run admin -- switch on|off <name> [--en <note> --ru <note>] [--by <who>] [--why <reason>]
names: ${switchNames.join(', ')}
A note is public, on /status, and needs both languages. A reason is for operators, in the audit log, and names nobody.`

export const description = 'lists what is switched off, or switches a part of the site off and on'

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      en: { type: 'string' },
      ru: { type: 'string' },
      by: { type: 'string' },
      why: { type: 'string' },
    },
  })
  const change = readChange(positionals, values)
  if (change === undefined) {
    console.error(USAGE)
    return 1
  }
  const db = openDatabase({ url: parseConfig(process.env).databaseUrl, poolSize: 1 })
  try {
    const reason = values.why ?? null
    if (change) await changeSwitch(db, { change, reason, operatorId: null }, new Date(systemClock.now()))
    const states = await readSwitches(db)
    for (const name of switchNames)
      console.log(
        lineOf(
          name,
          states.find((state) => state.name === name),
        ),
      )
    return 0
  } finally {
    await db.destroy()
  }
}

type Values = {
  readonly en?: string | undefined
  readonly ru?: string | undefined
  readonly by?: string | undefined
}

/** Null for the list, undefined for a command that is not understood. */
function readChange([action, name, ...rest]: readonly string[], { en, ru, by }: Values) {
  if (action === 'list' && name === undefined) return null
  const hasHalfANote = (en === undefined) !== (ru === undefined)
  if ((action !== 'on' && action !== 'off') || rest.length > 0 || hasHalfANote) return undefined
  if (name === undefined || !isSwitchName(name)) return undefined
  const note = en === undefined || ru === undefined ? null : { en, ru }
  return { name, isOn: action === 'on', note, by: by ?? userInfo().username }
}

function lineOf(name: string, state: SwitchState | undefined): string {
  const since = state?.since ? `since ${state.since.toISOString()} by ${state.by}` : ''
  return `${name.padEnd(10)} ${state?.isOn === false ? 'off' : 'on '} ${since} ${state?.note?.en ?? ''}`.trimEnd()
}
