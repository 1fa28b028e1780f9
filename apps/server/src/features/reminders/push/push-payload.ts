import type { Locale } from '@zeri/contract'
import type { MorningMessage } from '../message/morning-message.ts'
import { type PushText, writePush } from '../message/write-push.ts'

/** What the service worker of the site shows; `apps/web/public/service-worker.js` reads it. */
type PushPayload = PushText & {
  /** A path of the site the browser subscribed at. */
  readonly url: string
  /** A notification replaces an earlier one with the same tag, so that mornings do not pile up. */
  readonly tag: string
  readonly lang: Locale
}

/** The payload of a push message. */
export function writePayload(message: MorningMessage, locale: Locale): PushPayload {
  const { pathname, search } = new URL(message.url)
  return {
    ...writePush(message, locale),
    url: pathname + search,
    tag: `morning-${message.kind}`,
    lang: locale,
  }
}
