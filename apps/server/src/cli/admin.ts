import { type Command, runCommand } from './command.ts'
import * as audit from './commands/audit.ts'
import * as content from './commands/content.ts'
import * as demo from './commands/demo.ts'
import * as grant from './commands/grant.ts'
import * as ledger from './commands/ledger.ts'
import * as mail from './commands/mail.ts'
import * as mailCheck from './commands/mail-check.ts'
import * as operator from './commands/operator.ts'
import * as places from './commands/places.ts'
import * as prices from './commands/prices.ts'
import * as revokeKey from './commands/revoke-key.ts'
import * as rotateKeys from './commands/rotate-keys.ts'
import * as switchCommand from './commands/switch.ts'

/** The operator's commands: `npm run admin -- <name>`. */
const commands: Readonly<Record<string, Command>> = {
  grant,
  'rotate-keys': rotateKeys,
  'revoke-key': revokeKey,
  ledger,
  switch: switchCommand,
  prices,
  content,
  places,
  demo,
  mail,
  'mail-check': mailCheck,
  operator,
  audit,
}

process.exitCode = await runCommand(commands, process.argv.slice(2))
