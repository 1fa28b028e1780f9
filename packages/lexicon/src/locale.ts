export const locales = ['en', 'ru'] as const
export type Locale = (typeof locales)[number]

/** A word in every language of the site; leaving one out does not compile. */
export type Words = Readonly<Record<Locale, string>>
