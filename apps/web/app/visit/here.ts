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
  const text = readValue(cookies, 'here')
  if (!text) return null
  try {
    const here = JSON.parse(decodeURIComponent(text))
    const isWhole = [here.id, here.zone, here.en, here.ru].every((word) => typeof word === 'string')
    return isWhole && Number.isFinite(here.latitude) && Number.isFinite(here.longitude) ? here : null
  } catch {
    return null // another program wrote it
  }
}

/** Whether this browser probably has a session. The cookie is a hint: only the server knows. */
export function hasPersonHint(cookies: string): boolean {
  return Boolean(readValue(cookies, 'person'))
}

function readValue(cookies: string, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]
}
