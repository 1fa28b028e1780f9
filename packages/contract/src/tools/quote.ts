import type * as z from 'zod'
import { type Locale, localisePath } from '../browser/locales.ts'
import { signPath } from '../browser/sign-path.ts'
import type { star } from '../operations/calendar/day-parts.ts'
import type { ToolDeps } from './tool.ts'

// What a client needs to quote instead of inventing: the rule, the book with its page, and the public address.

type Star = z.output<typeof star>
type Reason = { readonly star?: string | undefined }

const kindOfFamily = {
  star: 'stars',
  officer: 'officers',
  path: 'paths',
  mansion: 'mansions',
  taboo: 'taboos',
} as const satisfies Record<Star['family'], string>

/** The address of a page of the site in a language. */
export function pageUrl({ origins }: Pick<ToolDeps, 'origins'>, path: string, locale: Locale): string {
  return origins[locale] + localisePath(path, locale)
}

/** @example dayPath('2026-03-05') // '/2026/3/5' */
export function dayPath(date: string): string {
  return `/${date.split('-').map(Number).join('/')}`
}

/** The rules that reasons name, each with its source, the words of the book and its page on the site. */
export function citeStars(
  stars: readonly Star[],
  reasons: readonly Reason[],
  { origins, locale }: Pick<ToolDeps, 'origins'> & { readonly locale: Locale },
) {
  const named = new Set(reasons.map((reason) => reason.star))
  return stars
    .filter(({ id }) => named.has(id))
    .map(({ id, label, zh, family, side, grade, why, source, leaf, isCustom, clauses }) => ({
      id,
      name: label,
      zh,
      side,
      grade,
      why,
      source,
      leaf,
      isCustom,
      clauses,
      url: pageUrl({ origins }, signPath(kindOfFamily[family], id), locale),
    }))
}

/** Chosen fields of an object, under their own names. */
export function pick<Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Pick<Value, Name> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<Value, Name> // true: these fields
}

/** Said beside every rating of a matter of health. */
export const careWords: Readonly<Record<Locale, string>> = {
  en: 'A calendar is no reason to delay care.',
  ru: 'Календарь — не повод откладывать лечение.',
}

export const closedWords: Readonly<Record<Locale, (openUntil: string) => string>> = {
  en: (openUntil) => `Ratings are open until ${openUntil}; this day has facts alone.`,
  ru: (openUntil) => `Оценки открыты до ${openUntil}; у этого дня только факты.`,
}
