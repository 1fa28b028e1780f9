import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Expands the `<details>` around the target of the URL: client-side navigation and some browsers do not. */
export function useOpenByHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    const folded = target?.closest('details:not([open])')
    if (!(folded instanceof HTMLDetailsElement)) return
    folded.open = true
    target?.scrollIntoView()
  }, [hash])
}
