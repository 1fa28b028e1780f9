import { parentPort, workerData } from 'node:worker_threads'
import { checkDays, type Scope, type Share } from './voice-days.ts'

// The thread that reads the days for a share of the readers; `voice.ts` starts it.

const { scope, share } = workerData as { readonly scope: Scope; readonly share: Share } // true: nothing else starts it
parentPort?.postMessage(checkDays(scope, share))
