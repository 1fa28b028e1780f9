/** Keys under which the browser stores a visitor's choices. */
export const storedKeys = {
  /** `light` or `dark`; absent means the preference of the system. */
  theme: 'theme',
  /** `off` once the banner was closed. */
  appsBanner: 'apps-banner',
  /** `accepted` or `refused`. */
  cookies: 'cookies',
  /** Uuid of the chart that was shown or selected last. */
  personalChart: 'personal-chart',
  /** The query of the chooser that led to a purchase: it is the way back from it. */
  question: 'question',
  /** What the visitor's house faces, in degrees. */
  facing: 'facing',
  /** The lunar dates of a visitor without an account. */
  lunarDates: 'lunar-dates',
} as const

/** Stored by the first page: later ones have the fonts that a first visit does without. */
export const FONTS_KEY = 'fonts'

/** Choices the first paint already follows, as `data-<key>` on the root element; the first value is the default. */
export const storedChoices = {
  /** How a day shows what it is good for. */
  marks: ['icons', 'text'],
  /** How a month shows its days on a phone. */
  days: ['grid', 'list'],
  /** How much the pages explain. */
  reader: ['beginner', 'professional'],
} as const
