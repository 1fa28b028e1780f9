import type { ConsoleInput, ConsoleOperation, ConsoleOutput } from '@zeri/contract/console'
import { useState } from 'react'
import type { Fault } from './fault.ts'
import { useCall } from './use-call.ts'

/** Calls an operation on demand. `act` returns its result, or undefined when it was refused; `fault` says why. */
export function useAct<Op extends ConsoleOperation>(
  operation: Op,
): {
  readonly act: (input: ConsoleInput<Op>) => Promise<ConsoleOutput<Op> | undefined>
  readonly isBusy: boolean
  readonly fault: Fault | undefined
  readonly clearFault: () => void
} {
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const act = async (input: ConsoleInput<Op>) => {
    setBusy(true)
    setFault(undefined)
    const called = await call(operation, input)
    setBusy(false)
    if (called.ok) return called.value
    setFault(called.fault)
    return undefined
  }
  return { act, isBusy, fault, clearFault: () => setFault(undefined) }
}
