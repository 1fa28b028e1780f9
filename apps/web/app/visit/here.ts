import type { Locale } from '@zeri/contract'

/** The place that this browser chose, from the cookie `here`; coordinates are rounded to a tenth of a degree. */
export type Here = {
  readonly id: string
  readonly latitude: number
  readonly longitude: number
  readonly zone: string
} & Readonly<Record<Locale, string>>

/**
 * Reads the chosen place from the cookies of a page.
 * @example readHere('theme=dark') // null
 */
export function readHere(cookies: string): Here | null {
  const text = /(?:^|; )here=([^;]*)/.exec(cookies)?.[1]
  if (!text) return null
  try {
    const here = JSON.parse(decodeURIComponent(text))
    const isWhole = [here.id, here.zone, here.en, here.ru].every((word) => typeof word === 'string')
    return isWhole && Number.isFinite(here.latitude) && Number.isFinite(here.longitude) ? here : null
  } catch {
    return null // another program wrote it
  }
}

/** Whether this browser has chosen a school or probably has a session. The cookies are hints: only the server knows. */
export function hasLayerHint(cookies: string): boolean {
  return /(?:^|; )(?:person|school)=[^;]/.test(cookies)
}
