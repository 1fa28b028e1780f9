export const locales = ['en', 'ru'] as const
export type Locale = (typeof locales)[number]

/** A word in every language we speak; leaving one out does not compile. */
export type Words = Readonly<Record<Locale, string>>
