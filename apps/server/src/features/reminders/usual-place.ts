import type { Locale } from '@zeri/contract'
import { defaultPlace } from '../places/index.ts'

/** London: English pages have no place of their own, but a post, a reply and a sample need a clock. */
const LONDON = { id: 2643743, zone: 'Europe/London' } as const

const usualPlace = (locale: Locale) => defaultPlace(locale) ?? LONDON

/** The place of a language, for chats, channels and visitors that have chosen none: Moscow or London. */
export const usualPlaceId = (locale: Locale): string => String(usualPlace(locale).id)
export const usualZone = (locale: Locale): string => usualPlace(locale).zone
