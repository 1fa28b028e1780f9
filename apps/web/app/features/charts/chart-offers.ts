import type { Chart, Locale } from '@zeri/contract'

/** What can be done with a chart on the account page. The mobile tier is sold only in Russian. */
export type ChartOffers = {
  /** Path of the page that activates the chart; null where that is not offered. */
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
 * Path of the calendar of a chart.
 * @example calendarPathOf({ uuid: 'u', isMobile: true }) // '/personal/mobile/u'
 */
export function calendarPathOf({ uuid, isMobile }: Pick<Chart, 'uuid' | 'isMobile'>): `/${string}` {
  return isMobile ? `/personal/mobile/${uuid}` : `/personal/${uuid}`
}
