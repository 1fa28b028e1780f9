export type ProgressPhase = 'idle' | 'waiting' | 'running' | 'done' | 'failed'
type ProgressEvent = 'start' | 'throttled' | 'finish' | 'fail' | 'faded'

/** The reducer of the progress bar. A navigation that ends within the throttle time never shows the bar. */
export function nextPhase(phase: ProgressPhase, event: ProgressEvent): ProgressPhase {
  switch (event) {
    case 'start':
      return phase === 'running' ? 'running' : 'waiting'
    case 'throttled':
      return phase === 'waiting' ? 'running' : phase
    case 'finish':
      if (phase === 'running') return 'done'
      return phase === 'waiting' ? 'idle' : phase
    case 'fail':
      return 'failed'
    case 'faded':
      return phase === 'done' || phase === 'failed' ? 'idle' : phase
  }
}
