const KEY = 'chunk-reload'
const GUARD_MS = 60_000

type Circumstances = {
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly nowMs: number
  readonly online: boolean
}

/**
 * Whether the page may reload itself after a part of it failed to load: at most once in 60 seconds, and not while
 * offline, where a reload would take away the page that is still readable. Without a memory there is no guard, so
 * there is no reload either.
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
