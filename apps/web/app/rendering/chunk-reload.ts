const KEY = 'chunk-reload'
const GUARD_MS = 60_000

type Circumstances = {
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly nowMs: number
  readonly online: boolean
}

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
