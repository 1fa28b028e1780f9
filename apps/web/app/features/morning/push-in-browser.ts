/** Why a browser does not subscribe to notifications. */
export type PushObstacle = 'unsupported' | 'ios' | 'denied' | 'dismissed' | 'failed'

/** What of a browser decides whether it can show notifications of the site. */
export type PushBrowser = {
  readonly hasPush: boolean
  readonly isApple: boolean
  readonly permission: NotificationPermission | undefined
}

/** The browser this code runs in. */
export function thisPushBrowser(): PushBrowser {
  const { userAgent, maxTouchPoints, serviceWorker } = navigator
  return {
    hasPush: serviceWorker !== undefined && 'PushManager' in window && 'Notification' in window,
    // An iPad calls itself a Mac; a Mac has no touch screen.
    isApple: /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
    permission: 'Notification' in window ? Notification.permission : undefined,
  }
}

/** What stands in the way before anybody is asked for permission. */
export function findObstacle({ hasPush, isApple, permission }: PushBrowser): PushObstacle | undefined {
  if (!hasPush) return isApple ? 'ios' : 'unsupported'
  return permission === 'denied' ? 'denied' : undefined
}

/**
 * Subscribes this browser after a tap. The browser shows its prompt here and nowhere else. Returns the subscription, or why
 * there is none.
 */
export async function subscribeHere(key: string): Promise<PushSubscriptionJSON | PushObstacle> {
  const obstacle = findObstacle(thisPushBrowser())
  if (obstacle) return obstacle
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { pushManager } = await navigator.serviceWorker.ready
    return (await subscribe(pushManager, key)).toJSON()
  } catch {
    return 'failed'
  }
}

/** A subscription made with another key of the site cannot be used any more, and stands in the way of a new one. */
async function subscribe(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const stored = await pushManager.getSubscription()
    if (!stored) throw error
    await stored.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Ends the subscription of this browser; the server forgets it in any case. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const stored = await registration?.pushManager?.getSubscription()
  await stored?.unsubscribe()
}
