import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Leaves nothing behind when this process ends, by itself or because it is told to: a signal that nobody hears would end
 * it without an exit. Gives the way to call it off.
 */
export function atExit(clean: () => void): () => void {
  for (const signal of SIGNALS)
    if (!process.listeners(signal).includes(exitBySignal)) process.on(signal, exitBySignal)
  process.once('exit', clean)
  return () => void process.off('exit', clean)
}

/** As shells count those a signal has ended. */
function exitBySignal(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}
