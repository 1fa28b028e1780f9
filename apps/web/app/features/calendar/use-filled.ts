import type { Locale } from '@zeri/contract'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useOwnPage } from '../../use-own-page.ts'
import { isAtItsPlace, useDocument } from '../../use-page.ts'
import type { Here } from '../../visit/here.ts'
import { useVisit } from '../../visit/visit-context.ts'
import type { LocalFacts } from '../../visit/visit-store.ts'

/** The visitor's place, and what of the page depends on it. */
export type Placed = { readonly here: Here; readonly facts: LocalFacts; readonly locale: Locale }

/** The data of a page of the calendar for this visitor: of the selected chart, or for everyone at the chosen place. */
export function useFilled<Data>(data: Data, atPlace: (data: Data, placed: Placed) => Data): Data {
  const own = useOwnPage(data)
  const placed = usePlaced()
  return useMemo(() => (own === data && placed ? atPlace(data, placed) : own), [own, data, placed, atPlace])
}

function usePlaced(): Placed | undefined {
  const document = useDocument()
  const { path, here, local } = useVisit()
  const { pathname } = useLocation()
  const locale = useLocale()
  const isFilled = document.isShared && !isAtItsPlace(document) && path === pathname
  return useMemo(
    () => (isFilled && here && local ? { here, facts: local, locale } : undefined),
    [isFilled, here, local, locale],
  )
}
