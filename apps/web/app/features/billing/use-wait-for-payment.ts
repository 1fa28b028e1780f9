import { activatePaidChartCall } from '@zeri/contract/browser'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callOperation } from '../../api/browser-client.ts'

/** Most payments arrive within seconds; after the last of these pauses the user is notified by mail. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000]

/** Polls the status of a pending payment, then reloads the page data; returns true once it has stopped polling. */
export function useWaitForPayment(uuid: string, isPending: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [tries, setTries] = useState(0)
  const waitMs = isPending ? WAITS_MS[tries] : undefined
  useEffect(() => {
    if (waitMs === undefined) return
    let isLeft = false
    const timer = setTimeout(async () => {
      const result = await callOperation(activatePaidChartCall, { uuid })
      if (isLeft) return
      if (result.ok && result.value.state !== 'pending') await revalidate()
      setTries((count) => count + 1)
    }, waitMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [uuid, waitMs, revalidate])
  return isPending && tries >= WAITS_MS.length
}
