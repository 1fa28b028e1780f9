import type { Chart, Locale } from '@zeri/contract'

/** What can be done with a chart on the account page. The mobile tier is sold only in Russian. */
export type ChartOffers = {
  /** Path of the page that activates the chart; null where that is not offered. */
  readonly activate: '/personal' | '/personal/mobile' | null
  readonly isDeletable: boolean
  readonly isSelectable: boolean
}

export function offersOf(
  { active, isMobile, tier }: Pick<Chart, 'active' | 'isMobile' | 'tier'>,
  locale: Locale,
): ChartOffers {
  const mobilePath = locale === 'ru' ? '/personal/mobile' : null
  return {
    activate: active ? null : isMobile ? mobilePath : '/personal',
    isDeletable: !active && !isMobile,
    isSelectable: tier === 'personal',
  }
}

/**
 * Path of the calendar of a chart. A chart of the app moves to the site while its personal calendar is paid for.
 * @example calendarPathOf({ uuid: 'u', isMobile: true, tier: 'mobile' }) // '/personal/mobile/u'
 */
export function calendarPathOf({
  uuid,
  isMobile,
  tier,
}: Pick<Chart, 'uuid' | 'isMobile' | 'tier'>): `/${string}` {
  return isMobile && tier !== 'personal' ? `/personal/mobile/${uuid}` : `/personal/${uuid}`
}
