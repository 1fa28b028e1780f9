/** The page that is shared. */
export type SharedPage = { readonly title: string; readonly url: string }

/** How this browser can pass on a link. */
export type Sharing = {
  /** Opens the native share sheet; many browsers have none. */
  readonly share?: ((page: SharedPage) => Promise<void>) | undefined
  readonly copy: (url: string) => Promise<void>
}

export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed'

/** Opens the native share sheet; copies the link where there is none or it does not open. */
export async function shareLink(page: SharedPage, { share, copy }: Sharing): Promise<ShareOutcome> {
  if (!share) return copyLink(page.url, copy)
  try {
    await share(page)
    return 'shared'
  } catch (error) {
    const wasDismissed = error instanceof Error && error.name === 'AbortError'
    return wasDismissed ? 'dismissed' : copyLink(page.url, copy)
  }
}

export async function copyLink(url: string, copy: Sharing['copy']): Promise<'copied' | 'failed'> {
  try {
    await copy(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** The sharing functions of a browser. Pages without TLS have no clipboard: copying then fails like any other refusal. */
export function browserSharing(browser: Navigator): Sharing {
  return {
    share: 'share' in browser ? (page) => browser.share(page) : undefined,
    copy: async (url) => browser.clipboard.writeText(url),
  }
}
