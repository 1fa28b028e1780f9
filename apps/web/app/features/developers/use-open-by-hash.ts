import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens what hides the target of the address, for browsers that do not, and after a walk within the site. */
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
