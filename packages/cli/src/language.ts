export const locales = ['en', 'ru'] as const
export type Locale = (typeof locales)[number]

/** A text in both languages. */
export type Words = Readonly<Record<Locale, string>>

/** The language of the environment: `LC_ALL`, `LC_MESSAGES`, then `LANG`, as every program reads them. */
export function localeOfEnvironment(env: Readonly<Record<string, string | undefined>>): Locale {
  const name = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^ru(?:[_.-]|$)/i.test(name) ? 'ru' : 'en'
}
