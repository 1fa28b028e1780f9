import { createECDH, type ECDH, randomBytes } from 'node:crypto'

/** What a browser sends to the site: `PushSubscription.toJSON()`. */
export type SubscriptionJson = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A made-up browser: its keys, and the key of the site it subscribed with. */
export type Subscription = {
  readonly ecdh: ECDH
  readonly auth: string
  readonly siteKey: string
  isEnded: boolean
}

/** The subscriptions of made-up browsers, by the last part of their endpoints. */
export type Subscriptions = ReturnType<typeof createSubscriptions>

export function createSubscriptions() {
  const issued = new Map<string, Subscription>()
  const createBrowser = (siteKey: string): Subscription => {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    return { ecdh, auth: randomBytes(16).toString('base64url'), siteKey, isEnded: false }
  }
  const write = (endpoint: string, { ecdh, auth }: Subscription): SubscriptionJson => ({
    endpoint,
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth },
  })
  return {
    /** Issues a subscription of a new browser. */
    add(url: string, siteKey: string): SubscriptionJson {
      const id = randomBytes(12).toString('base64url')
      const browser = createBrowser(siteKey)
      issued.set(id, browser)
      return write(`${url}/push/${id}`, browser)
    },
    /** Issues many subscriptions that share one pair of keys, as drills need them. */
    addMany(url: string, siteKey: string, count: number): SubscriptionJson[] {
      const browser = createBrowser(siteKey)
      return Array.from({ length: count }, (_, index) => {
        const id = `many-${issued.size}-${index}`
        issued.set(id, { ...browser })
        return write(`${url}/push/${id}`, browser)
      })
    },
    find: (id: string): Subscription | undefined => issued.get(id),
    /** The browser unsubscribes: messages to it get a 410. */
    end(endpoint: string): void {
      const found = issued.get(idOf(endpoint))
      if (found) found.isEnded = true
    },
  }
}

/** The id of a subscription is the end of its endpoint. */
function idOf(endpoint: string): string {
  return endpoint.slice(endpoint.lastIndexOf('/') + 1)
}
