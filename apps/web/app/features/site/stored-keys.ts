/** Names under which the browser keeps a visitor's choices. */
export const storedKeys = {
  /** `light` or `dark`; nothing means as the system says. */
  theme: 'theme',
  /** `off` once the banner was closed. */
  appsBanner: 'apps-banner',
  /** `accepted` or `refused`. */
  cookies: 'cookies',
} as const
