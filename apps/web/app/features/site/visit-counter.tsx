import { countVisitCall } from '@zeri/contract/browser'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { callOperation } from '../../api/browser-client.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { visitedPath } from './visited-path.ts'

/** Reports each opened page to this site, once. Rendered only when the visitor agreed. */
export function VisitCounter() {
  const { pathname } = useLocation()
  const locale = useLocale()
  const last = useRef('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // Nobody reads the result: a visit more or less.
    void callOperation(countVisitCall, { path: visitedPath(pathname), locale }, { keepalive: true })
  }, [pathname, locale])
  return null
}
