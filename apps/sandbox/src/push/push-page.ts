import { frame, safe } from '../page.ts'

/** A message that arrived at a browser. */
export type PushMessage = {
  readonly endpoint: string
  readonly topic: string
  readonly ttlSec: number
  readonly urgency: string
  /** What the site encrypted. */
  readonly text: string
  readonly receivedAt: string
}

/** Renders the messages that made-up browsers received. */
export function renderMessages(messages: readonly PushMessage[], count: number): string {
  const items = messages.slice(0, 50).map(
    ({ text, ttlSec, topic, receivedAt }) => `<section class="mail"><pre>${safe(text)}</pre>
<span class="quiet">${safe(receivedAt)} · ttl ${ttlSec} s · topic ${safe(topic)}</span></section>`,
  )
  const list =
    items.length > 0
      ? items.join('\n')
      : '<p class="quiet">No message yet. It appears here when the worker sends one.</p>'
  return frame(
    'Push messages',
    `<h1><span class="seal" lang="zh">择</span>Push messages</h1>\n<p class="quiet">${count} received</p>\n${list}`,
  )
}
