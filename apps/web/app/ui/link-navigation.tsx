import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { afterPaint } from './after-paint.ts'
import { type Connection, mayPrefetch } from './prefetch.ts'

/** How long a pointer rests on a link before its page is prefetched. */
const INTENT_MS = 100

/**
 * Follows the links of pages (`PageLink`) without loading a document, and prefetches the page a visitor is about to open.
 * One listener for all of them: a page has up to a thousand links, and markup that React never touched works as well.
 */
export function LinkNavigation() {
  const navigate = useNavigate()
  const [intended, setIntended] = useState<string>()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) && findPageLink(event)
      if (!link) return
      event.preventDefault()
      const options = {
        replace: link.href === location.href,
        preventScrollReset: link.dataset.page === 'same-scroll',
      }
      const path = pathOf(link)
      afterPaint(() => navigate(path, options))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = (event: Event) => {
      clearTimeout(timer)
      const link = findPageLink(event)
      const isWanted = link && link.dataset.prefetch !== 'none' && mayPrefetch(readConnection())
      timer = setTimeout(() => setIntended(isWanted ? pathOf(link) : undefined), INTENT_MS)
    }
    const kinds = ['mouseover', 'focusin', 'touchstart'] as const
    for (const kind of kinds) document.addEventListener(kind, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) document.removeEventListener(kind, intend)
    }
  }, [])

  return intended === undefined ? null : <PrefetchPageLinks page={intended} />
}

function isPlainClick({ button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !defaultPrevented && !(altKey || ctrlKey || metaKey || shiftKey)
}

function findPageLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]:not([target])') : null
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash

function readConnection(): Connection | undefined {
  // True: the Network Information API is missing from the type library, and `connection` is this object or absent.
  return (navigator as Navigator & { readonly connection?: Connection }).connection
}
