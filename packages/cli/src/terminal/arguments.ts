import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Locale } from '@zeri/lexicon/facts'
import { locales } from '@zeri/lexicon/facts'
import { Refusal } from '../refusal.ts'
import { findNearest } from './find-nearest.ts'

export type Options = NonNullable<ParseArgsConfig['options']>

/** The arguments of a command after they were checked: every option is known and has a value if it takes one. */
export type Arguments = {
  readonly positionals: readonly string[]
  /** The value of an option, the last one where it is repeated. */
  readonly textOf: (option: string) => string | undefined
  readonly has: (option: string) => boolean
}

const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
  'no-color': { type: 'boolean' },
} as const satisfies Options

function refuseOption(rawName: string, known: readonly string[]): never {
  const nearest = findNearest(rawName.replace(/^-+/, ''), known)
  const list = known.map((name) => `--${name}`).join(' ')
  throw new Refusal({
    en: `there is no option ${rawName}; ${nearest ? `did you mean --${nearest}?` : `there are ${list}`}`,
    ru: `нет параметра ${rawName}; ${nearest ? `может быть, --${nearest}?` : `есть ${list}`}`,
  })
}

/** Reads the command line by the options of a command and those of every command. */
export function readArguments(args: readonly string[], options: Options): Arguments {
  const known: Options = { ...options, ...commonOptions }
  // Not strict: its errors are in English only and name a rule of the parser, not what would be right.
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values = new Map<string, string | true>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined
    if (!option) refuseOption(token.rawName, Object.keys(known))
    values.set(token.name, option.type === 'boolean' ? requireNoValue(token) : requireValue(token))
  }
  return {
    positionals,
    textOf: (name) => {
      const value = values.get(name)
      return typeof value === 'string' ? value : undefined
    },
    has: (name) => values.has(name),
  }
}

type OptionToken = {
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

function requireNoValue({ rawName, inlineValue }: OptionToken): true {
  if (!inlineValue) return true
  throw new Refusal({
    en: `${rawName} takes no value: write ${rawName} alone`,
    ru: `у ${rawName} нет значения: пишите просто ${rawName}`,
  })
}

function requireValue({ rawName, value, inlineValue }: OptionToken): string {
  const isMissing = value === undefined || value === '' || (!inlineValue && value.startsWith('--'))
  if (!isMissing) return value
  throw new Refusal({
    en: `${rawName} needs a value after it`,
    ru: `после ${rawName} нужно значение`,
  })
}

/** Refuses more positional arguments than a command has. */
export function allowPositionals({ positionals }: Arguments, most: number): readonly string[] {
  const extra = positionals[most]
  if (extra === undefined) return positionals
  throw new Refusal({
    en: `“${extra}” is one argument too many; a value with spaces needs quotes`,
    ru: `«${extra}» — лишний аргумент; значение с пробелами пишут в кавычках`,
  })
}

/** The language of `--lang`, found before anything else is read, so that every refusal is in it. */
export function findLocale(args: readonly string[]): Locale | undefined {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const text = args[at]?.includes('=') ? args[at].slice('--lang='.length) : args[at + 1]
  if (at < 0) return undefined
  const found = locales.find((locale) => locale === text)
  if (found) return found
  throw new Refusal({
    en: `--lang is en or ru, not “${text ?? ''}”`,
    ru: `--lang бывает en или ru, а не «${text ?? ''}»`,
  })
}
