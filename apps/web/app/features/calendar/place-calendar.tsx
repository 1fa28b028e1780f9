import type { PageContext } from '@zeri/contract'
import type { ReactNode } from 'react'
import { data } from 'react-router'
import { usePage } from '../../use-page.ts'
import { placeBase } from '../places/place-path.ts'
import { PageHead } from '../site/page-head.tsx'
import { CalendarBase } from './calendar-base.ts'
import type { PageTitle } from './page-title.ts'

/**
 * The path of the calendar at the place that the address of a page names. Throws a 404 where there is no such place, or
 * its id is spelt in another way.
 */
export function requirePlaceBase({ place }: Pick<PageContext, 'place'>, id: string): `/place/${string}` {
  if (place?.id !== id) throw data(null, { status: 404 })
  return placeBase(id)
}

type PlaceCalendarProps = {
  readonly base: `/place/${string}`
  /** How the page of the same days without a place names itself. */
  readonly title: PageTitle
  readonly children: ReactNode
}

/** The layout of a page of the calendar at the place in its address: the links stay there. */
export function PlaceCalendar({ base, title, children }: PlaceCalendarProps) {
  const { place } = usePage()
  return (
    <CalendarBase value={base}>
      <PageHead {...title} title={`${place?.address}: ${title.title}`} index={false} />
      {children}
    </CalendarBase>
  )
}
