import type { ConsoleInput, ConsoleOperation, ConsoleOutput } from '@zeri/contract/console'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Fault } from './fault.ts'
import { useCall } from './use-call.ts'

/** What an operation has returned so far. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly fault: Fault }
  | { readonly state: 'done'; readonly value: Value }

/**
 * Loads what an operation returns, and again when its input changes. `reload` shows the old value until the new one is
 * there.
 */
export function useOperation<Op extends ConsoleOperation>(
  operation: Op,
  input: ConsoleInput<Op>,
): { readonly loaded: Loaded<ConsoleOutput<Op>>; readonly reload: () => Promise<void> } {
  const call = useCall()
  const [loaded, setLoaded] = useState<Loaded<ConsoleOutput<Op>>>({ state: 'loading' })
  const key = JSON.stringify(input)
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const turn = latest.current
    const called = await call(operation, JSON.parse(key))
    // A response that a later call has overtaken is out of date.
    if (turn !== latest.current) return
    setLoaded(called.ok ? { state: 'done', value: called.value } : { state: 'failed', fault: called.fault })
  }, [call, operation, key])

  useEffect(() => {
    setLoaded({ state: 'loading' })
    load()
    return () => {
      latest.current += 1
    }
  }, [load])
  return { loaded, reload: load }
}
