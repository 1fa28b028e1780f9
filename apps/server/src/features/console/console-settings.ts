import * as z from 'zod'
import { origin, type ParsedSettings, setting } from '../../platform/setting.ts'

/** The operator's console: a process of its own on a private address. */
export const consoleSettings = {
  consoleOrigin: setting({
    env: 'CONSOLE_URL',
    rule: origin,
    about:
      'Origin under which operators open the console; passkeys belong to its host. The default suits an SSH tunnel to the private port.',
    development: 'http://localhost:3200',
  }),
  consoleHost: setting({
    env: 'CONSOLE_HOST',
    rule: z.string().min(1),
    about: 'Private address the console listens on; never a public one.',
    development: '127.0.0.1',
  }),
  consolePort: setting({
    env: 'CONSOLE_PORT',
    rule: z.coerce.number().int().min(0).max(65_535),
    about: 'Port of the console.',
    development: '3200',
  }),
} as const

type ConsoleConfig = Readonly<ParsedSettings<typeof consoleSettings>>

/** Passkeys and cookies need https, or a host that browsers count as safe. */
export function findConsoleFaults({ consoleOrigin }: ConsoleConfig): string[] {
  const { protocol, hostname } = new URL(consoleOrigin)
  return protocol === 'https:' || hostname === 'localhost' ? [] : ['CONSOLE_URL must be https, or localhost']
}
