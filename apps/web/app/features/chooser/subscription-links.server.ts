/** The addresses that open a feed in calendar programs. */
type SubscriptionLinks = {
  /** Apple Calendar, Outlook and others subscribe to what this scheme names. */
  readonly apple: string
  readonly google: string
}

/**
 * The links that subscribe to a feed. Google takes the whole address as the value of `cid`.
 * @example linkSubscription('https://a.example/f.ics').apple // 'webcal://a.example/f.ics'
 */
export function linkSubscription(url: string): SubscriptionLinks {
  const apple = url.replace(/^https?:/, 'webcal:')
  return { apple, google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: apple })}` }
}
