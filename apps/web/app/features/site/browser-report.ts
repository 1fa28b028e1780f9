import { findSitePage, reportBrowserCall, withoutLocale } from '@zeri/contract/browser'
import { callOperation } from '../../api/browser-client.ts'

const MAX_ERRORS = 10
const MAX_MS = 60_000
const KNOWN = ['type', 'reference', 'range', 'syntax'] as const
const CHUNK = /dynamically imported module|module script failed/i
const NETWORK = /failed to fetch|load failed|networkerror/i

export type ErrorKind = (typeof KNOWN)[number] | 'chunk' | 'network' | 'other'

/** The kind of an error. Its message, which may quote what was typed, stays in the browser. */
export function errorKind(error: unknown): ErrorKind {
  if (!(error instanceof Error)) return 'other'
  if (CHUNK.test(error.message)) return 'chunk'
  if (NETWORK.test(error.message)) return 'network'
  return KNOWN.find((kind) => error.name.toLowerCase() === `${kind}error`) ?? 'other'
}

type Vitals = { lcp?: number; inp?: number; ttfb?: number; cls?: number }

const milliseconds = (value: number) => Math.min(MAX_MS, Math.max(0, Math.round(value)))

/** The fields of entries that the library of the compiler does not know. */
type Measured = PerformanceEntry & {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly responseStart?: number
  readonly interactionId?: number
}

/** Adds what browsers measure of a page to its vitals. Browsers that measure less report less. */
function observe(vitals: Vitals): () => void {
  const read: Readonly<Record<string, (entry: Measured) => void>> = {
    'largest-contentful-paint': ({ startTime }) => {
      vitals.lcp = milliseconds(startTime)
    },
    'layout-shift': ({ value = 0, hadRecentInput }) => {
      if (!hadRecentInput)
        vitals.cls = Math.min(10, Math.round(((vitals.cls ?? 0) + value) * 10_000) / 10_000)
    },
    event: ({ duration, interactionId }) => {
      if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, milliseconds(duration))
    },
    navigation: ({ responseStart = 0 }) => {
      vitals.ttfb = milliseconds(responseStart)
    },
  }
  const observers = Object.keys(read)
    .filter((type) => PerformanceObserver.supportedEntryTypes.includes(type))
    .map((type) => {
      const one = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) read[type]?.(entry)
      })
      one.observe({ type, buffered: true })
      return one
    })
  return () => {
    for (const one of observers) one.disconnect()
  }
}

/** Reports the vitals of the loaded document and the kinds of its errors, once, when it is hidden. Returns how to stop. */
export function watchBrowser(): () => void {
  const vitals: Vitals = {}
  const errors: ErrorKind[] = []
  const page = findSitePage(withoutLocale(location.pathname))?.template ?? '/*'
  const stopObserving = observe(vitals)
  const note = (error: unknown) => {
    if (errors.length < MAX_ERRORS) errors.push(errorKind(error))
  }
  const onError = ({ error }: ErrorEvent) => note(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason)
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    stop()
    // Nobody reads the result: a report more or less.
    void callOperation(reportBrowserCall, { page, vitals, errors }, { keepalive: true })
  }
  const stop = () => {
    stopObserving()
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
    document.removeEventListener('visibilitychange', send)
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  document.addEventListener('visibilitychange', send)
  return stop
}
