import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Expands every `<details>` around the target of the URL: client-side navigation and some browsers do not. */
export function useOpenByHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    const folded = listFolded(target)
    if (folded.length === 0) return
    for (const details of folded) details.open = true
    target?.scrollIntoView()
  }, [hash])
}

/** The folded elements around an element, from the inside out. */
function listFolded(target: Element | null | undefined): HTMLDetailsElement[] {
  const folded = target?.closest('details:not([open])')
  if (!(folded instanceof HTMLDetailsElement)) return []
  return [folded, ...listFolded(folded.parentElement)]
}
