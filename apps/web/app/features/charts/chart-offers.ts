import type { Chart, Locale } from '@zeri/contract'

/** What can be done with a chart on the account page. The tier of the app is sold in Russian alone. */
export type ChartOffers = {
  /** Where to make it active; null where that is not offered. */
  readonly activate: '/personal' | '/personal/mobile' | null
  readonly isDeletable: boolean
  readonly isSelectable: boolean
}

export function offersOf(
  { active, isMobile }: Pick<Chart, 'active' | 'isMobile'>,
  locale: Locale,
): ChartOffers {
  const mobilePath = locale === 'ru' ? '/personal/mobile' : null
  return {
    activate: active ? null : isMobile ? mobilePath : '/personal',
    isDeletable: !active && !isMobile,
    isSelectable: active && !isMobile,
  }
}

/**
 * Where the calendar of a chart is read.
 * @example calendarPathOf({ uuid: 'u', isMobile: true }) // '/personal/mobile/u'
 */
export function calendarPathOf({ uuid, isMobile }: Pick<Chart, 'uuid' | 'isMobile'>): `/${string}` {
  return isMobile ? `/personal/mobile/${uuid}` : `/personal/${uuid}`
}
