import { type ConsoleOutput, callConsole, consoleCalls } from '@zeri/contract/console'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { type Fault, faultOf } from './fault.ts'

export type Operator = ConsoleOutput<typeof consoleCalls.getOperator>

/** Who is signed in. `hasEnded` marks a session that ended while somebody worked: the page is remembered. */
type SessionState =
  | { readonly state: 'unknown' }
  | { readonly state: 'unreachable'; readonly fault: Fault }
  | { readonly state: 'none'; readonly hasEnded: boolean }
  | { readonly state: 'open'; readonly operator: Operator }

type Session = {
  readonly session: SessionState
  readonly beginSession: (operator: Operator) => void
  /** The server has ended it. */
  readonly endSession: () => void
  /** The operator has ended it. */
  readonly leaveSession: () => void
  readonly refreshSession: () => Promise<void>
}

const SessionContext = createContext<Session | undefined>(undefined)

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [session, setSession] = useState<SessionState>({ state: 'unknown' })
  const refreshSession = useCallback(async () => {
    try {
      setSession({ state: 'open', operator: await callConsole(consoleCalls.getOperator, {}) })
    } catch (error) {
      const fault = faultOf(error)
      setSession(
        fault.code === 'auth.required' ? { state: 'none', hasEnded: true } : { state: 'unreachable', fault },
      )
    }
  }, [])
  useEffect(() => {
    refreshSession()
  }, [refreshSession])
  // The same functions all the time, so that a new session repeats no call.
  const changes = useMemo(
    () => ({
      beginSession: (operator: Operator) => setSession({ state: 'open', operator }),
      endSession: () => setSession({ state: 'none', hasEnded: true }),
      leaveSession: () => setSession({ state: 'none', hasEnded: false }),
      refreshSession,
    }),
    [refreshSession],
  )
  const value = useMemo(() => ({ session, ...changes }), [session, changes])
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('no session outside SessionProvider')
  return session
}

/** The signed-in operator, on pages that are shown to nobody else. */
export function useOperator(): Operator {
  const { session } = useSession()
  if (session.state !== 'open') throw new Error('nobody is signed in')
  return session.operator
}
