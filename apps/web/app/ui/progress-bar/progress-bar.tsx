import { useEffect, useReducer } from 'react'
import { useNavigation } from 'react-router'
import styles from './progress-bar.module.css'
import { nextPhase } from './progress-phase.ts'

const THROTTLE_MS = 200
const FADE_MS = { done: 500, failed: 1500 }

/** A thin bar at the top of the page that shows a navigation in progress. */
export function ProgressBar({ failed }: { readonly failed: boolean }) {
  const { state } = useNavigation()
  const [phase, send] = useReducer(nextPhase, 'idle')

  useEffect(() => send(state === 'idle' ? 'finish' : 'start'), [state])
  useEffect(() => {
    if (failed) send('fail')
  }, [failed])
  useEffect(() => {
    if (phase === 'idle' || phase === 'running') return
    const timer =
      phase === 'waiting'
        ? setTimeout(send, THROTTLE_MS, 'throttled')
        : setTimeout(send, FADE_MS[phase], 'faded')
    return () => clearTimeout(timer)
  }, [phase])

  return <div className={styles.bar} data-phase={phase} aria-hidden="true" />
}
