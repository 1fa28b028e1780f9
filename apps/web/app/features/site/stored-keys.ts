/** Names under which the browser keeps a visitor's choices. */
export const storedKeys = {
  /** `light` or `dark`; nothing means as the system says. */
  theme: 'theme',
  /** `off` once the banner was closed. */
  appsBanner: 'apps-banner',
  /** `accepted` or `refused`. */
  cookies: 'cookies',
  /** Uuid of the chart that was shown or selected last. */
  personalChart: 'personal-chart',
} as const

/** Choices the first paint already follows, as `data-<key>` on the root element; the first value holds until then. */
export const storedChoices = {
  /** How a day shows what it is good for. */
  marks: ['icons', 'text'],
  /** Whom the pages explain things to. */
  reader: ['beginner', 'professional'],
} as const
