import type { Locale } from '@zeri/lexicon/facts'

/** The language of the environment: `LC_ALL`, `LC_MESSAGES`, then `LANG`, as every program reads them. */
export function localeOfEnvironment(env: Readonly<Record<string, string | undefined>>): Locale {
  const name = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^ru(?:[_.-]|$)/i.test(name) ? 'ru' : 'en'
}
