import { useCallback, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The day that the fragment of the URL names: `#24`. It never reaches a server, so a shared document has no copy for each
 * day; and it comes back with the page when the visitor does. Undefined in the first render, which is that of the document.
 */
export function useChosenDay(
  days: readonly { readonly date: string }[],
): [string | undefined, (date: string) => void] {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  useLayoutEffect(() => setChosen(days.find(({ date }) => fragmentOf(date) === hash)?.date), [days, hash])
  const choose = useCallback(
    (date: string) =>
      navigate({ search, hash: fragmentOf(date) }, { replace: true, preventScrollReset: true }),
    [navigate, search],
  )
  return [chosen, choose]
}

const fragmentOf = (date: string): string => `#${Number(date.slice(8))}`
