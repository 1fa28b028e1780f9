import { useEffect, useState } from 'react'

const SHORTEST_MS = 200

/**
 * What a busy mark shows while something is running; undefined hides it. A mark that has appeared stays for 200 ms, so that
 * nothing flashes. The result is not held back: it is shown beside the mark, or in its place.
 */
export function useBusyMark<Mark extends string | true>(running: Mark | undefined): Mark | undefined {
  const [young, setYoung] = useState<Mark>()
  useEffect(() => {
    if (running !== undefined) setYoung(running)
  }, [running])
  const isYoung = young !== undefined
  useEffect(() => {
    if (!isYoung) return
    const timer = setTimeout(() => setYoung(undefined), SHORTEST_MS)
    return () => clearTimeout(timer)
  }, [isYoung])
  return running ?? young
}
