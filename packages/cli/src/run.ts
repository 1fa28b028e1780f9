import type { Locale } from '@zeri/lexicon/facts'
import type { Surroundings } from './command.ts'
import { commands } from './commands.ts'
import { localeOfEnvironment } from './language.ts'
import { Refusal } from './refusal.ts'
import { findLocale } from './terminal/arguments.ts'
import { findNearest } from './terminal/find-nearest.ts'
import { version } from './version.ts'

function describeCommands(locale: Locale): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary[locale]}`).join('\n')
}

const overview: Readonly<Record<Locale, () => string>> = {
  en: () => `zeri: the Chinese almanac on the terminal, 1900 to 2100

${describeCommands('en')}

  zeri day                                   today, where this computer’s clock says it is
  zeri day 2026-11-16 --place London
  zeri month 2026-11 --lang ru
  zeri chart 1990-05-17 08:30 --place Moscow
  zeri convert --lunar 2025-leap6-1

“zeri help day” explains a command. Facts are computed here, without a network. Ratings come from the site:
set ZERI_URL to its address (or --url), and ZERI_KEY to your key if you have one (or --key).

Everywhere: --lang en|ru, --json, --no-color, --help. Exit codes: 0 done, 1 refused or out of reach, 2 wrong arguments.`,
  ru: () => `zeri: китайский альманах в терминале, с 1900 по 2100 год

${describeCommands('ru')}

  zeri day                                   сегодня, по часам этого компьютера
  zeri day 2026-11-16 --place Лондон
  zeri month 2026-11 --lang en
  zeri chart 1990-05-17 08:30 --place Москва
  zeri convert --lunar 2025-leap6-1

О каждой команде подробно: zeri help day. Факты считаются здесь, без сети. Оценки даёт сайт: его адрес — в ZERI_URL
(или --url), ключ, если он есть, — в ZERI_KEY (или --key).

Везде: --lang en|ru, --json, --no-color, --help. Коды выхода: 0 — готово, 1 — отказ или нет связи, 2 — неверные аргументы.`,
}

function findCommand(name: string) {
  const found = commands.find((command) => command.name === name)
  if (found) return found
  const names = commands.map((command) => command.name)
  const nearest = findNearest(name, names)
  throw new Refusal({
    en: `there is no command “${name}”; ${nearest ? `did you mean zeri ${nearest}?` : `there are ${names.join(', ')}`}`,
    ru: `нет команды «${name}»; ${nearest ? `может быть, zeri ${nearest}?` : `есть ${names.join(', ')}`}`,
  })
}

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h'

/** `--lang ru` may come before the name of the command, too. */
function splitName(args: readonly string[]): {
  readonly name: string | undefined
  readonly rest: readonly string[]
} {
  const at = args.findIndex((arg, index) => !arg.startsWith('-') && args[index - 1] !== '--lang')
  return at < 0 ? { name: undefined, rest: args } : { name: args[at], rest: args.toSpliced(at, 1) }
}

async function dispatch(
  args: readonly string[],
  locale: Locale,
  surroundings: Surroundings,
): Promise<number> {
  const { name, rest } = splitName(args)
  if (rest.includes('--version') && name === undefined) {
    surroundings.write(version)
    return 0
  }
  const subject = name === 'help' ? splitName(rest).name : name
  if (subject === undefined) {
    surroundings.write(overview[locale]())
    return 0
  }
  const command = await findCommand(subject).load()
  if (name !== 'help' && !rest.some(isHelp)) return command.run(rest, locale, surroundings)
  surroundings.write(command.help[locale])
  return 0
}

/** Carries out a command line; resolves to the exit code. */
export async function runZeri(args: readonly string[], surroundings: Surroundings): Promise<number> {
  let locale = localeOfEnvironment(surroundings.env)
  try {
    locale = findLocale(args) ?? locale
    return await dispatch(args, locale, surroundings)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    surroundings.writeError(`zeri: ${error.words[locale]}`)
    return error.exitCode
  }
}
