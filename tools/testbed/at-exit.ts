import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Cleans up when this process ends, by itself or by a signal: without a listener a signal would end it without an `exit`
 * event. Returns a function that cancels the cleaning.
 */
export function atExit(clean: () => void): () => void {
  for (const signal of SIGNALS)
    if (!process.listeners(signal).includes(exitBySignal)) process.on(signal, exitBySignal)
  process.once('exit', clean)
  return () => void process.off('exit', clean)
}

/** Exits with the code that shells give a process ended by a signal. */
function exitBySignal(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}
