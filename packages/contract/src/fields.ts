import * as z from 'zod'

/** Rules of single fields, written once for server, forms and tests. */
export const locales = ['en', 'ru'] as const
export const locale = z.enum(locales)
export type Locale = z.output<typeof locale>

/** A civil date as `YYYY-MM-DD`. Whether that day exists is the calendar's to say. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
