import { countVisitPath } from '@zeri/contract/browser'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
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
    fetch(countVisitPath, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: visitedPath(pathname), locale }),
    }).catch(() => {}) // a visit more or less
  }, [pathname, locale])
  return null
}
