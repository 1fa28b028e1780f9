const KEY = 'chunk-reload'
const GUARD_MS = 60_000

type Circumstances = {
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly nowMs: number
  readonly online: boolean
}

/** A part of the site did not load, and the page may not reload itself again yet. */
export class PartNotLoaded extends Error {}

/**
 * Whether the page may reload itself after one of its scripts failed to load: at most once in 60 seconds, and not while
 * offline, because a reload would lose the page that can still be read. Without storage the time of the last reload is
 * unknown, so the page does not reload.
 */
export function claimReload({ memory, nowMs, online }: Circumstances): boolean {
  if (!online) return false
  try {
    const lastMs = Number(memory().getItem(KEY) ?? Number.NEGATIVE_INFINITY)
    if (nowMs - lastMs < GUARD_MS) return false
    memory().setItem(KEY, String(nowMs))
    return true
  } catch {
    return false // storage is switched off in this browser
  }
}

type Place = { readonly pathname: string; readonly search: string; readonly hash: string }

/**
 * Where the visitor is going: the page of the pending navigation; undefined where that is the page they are on.
 * @example findDestination({ pathname: '/faq', search: '', hash: '' }, { pathname: '/', search: '', hash: '' }) // '/faq'
 */
export function findDestination(pending: Place | undefined, current: Place): string | undefined {
  if (!pending || (pending.pathname === current.pathname && pending.search === current.search))
    return undefined
  return pending.pathname + pending.search + pending.hash
}

type RouterWindow = Window & {
  /** Set by React Router once the page is hydrated. */
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: Place } }
  }
}

/**
 * Loads the page the visitor is going to as a whole document, because a part of it did not load. False where the page
 * must not: it did so less than a minute ago, or the browser is offline.
 */
export function loadWholeDocument(pending?: Place): boolean {
  if (!claimReload({ memory: () => sessionStorage, nowMs: Date.now(), online: navigator.onLine }))
    return false
  const { location, __reactRouterDataRouter: router } = window as RouterWindow // true: React Router sets it
  const destination = findDestination(pending ?? router?.state.navigation.location, location)
  if (destination === undefined) location.reload()
  else location.assign(destination)
  return true
}
