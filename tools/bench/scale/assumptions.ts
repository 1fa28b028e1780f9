/**
 * Assumptions about users, machines and prices: nothing here is measured. Rates are per day and per user with an account.
 */
export const assumptions = {
  publicPages: {
    value: 2,
    about: 'pages opened without a session, those of visitors without an account included',
  },
  personalPages: { value: 0.3, about: 'pages opened with a session' },
  renderedShare: {
    value: 0.2,
    about:
      'share of the latter that is rendered for one person: calendars of a chart, and browsers without a script',
  },
  placeShare: {
    value: 0.7,
    about: 'share of shared pages that are filled in for a chosen place, by an answer of their own',
  },
  operations: { value: 1, about: 'calls of public operations' },
  searches: { value: 0.05, about: 'searches of a place' },
  feedPolls: { value: 1.2, about: 'looks of calendar programs: one user in twenty subscribes, hourly' },
  signIns: { value: 0.01, about: 'sign-ins: a session lives for months' },
  signUps: { value: 0.001, about: 'sign-ups' },
  charts: { value: 0.003, about: 'charts added' },
  payments: { value: 0.002, about: 'payments, renewals included' },
  prints: { value: 0.005, about: 'sheets to print' },
  reminders: { value: 0.2, about: 'reminders: one user in five has a daily reminder' },
  edgeShare: { value: 0.95, about: 'share of shared pages that nginx serves from its cache' },
  answerShare: { value: 0.8, about: 'the same for answers by place and calls of public operations' },
  memoryShare: {
    value: 0.5,
    about:
      'share of the rest of the pages that the server has in memory; calls always, answers by place never',
  },
  peak: { value: 4, about: 'the busiest seconds, as a multiple of the mean of a day' },
  signInPeak: { value: 10, about: 'the same for sign-ins' },
  slotShare: { value: 0.4, about: 'share of reminders that fall into the busiest quarter of an hour' },
  load: { value: 0.5, about: 'how far a core is used at the peak' },
  tls: { value: 3, about: 'factor by which TLS raises the time of nginx' },
  firstVisits: { value: 0.1, about: 'share of pages that come with the files of the site' },
  filesBytes: { value: 250_000, about: 'bytes of those files' },
  bloat: {
    value: 1.5,
    about: 'size of tables in use, as a multiple of tables just written (deliveries are measured in use)',
  },
  fullPages: { value: 0.25, about: 'share of writes that log their pages whole, as many as a chart does' },
  editions: { value: 2, about: 'editions, each with processes and a database of its own' },
  standing: { value: 2, about: 'processes of each kind in an edition, at least: one may die' },
  copies: { value: 3, about: 'copies of a database: a primary and two that follow it' },
  copyCores: { value: 2, about: 'cores of each copy of a database, at least' },
  primaryTerabytes: { value: 2, about: 'terabytes that one primary holds' },
  primaryCores: { value: 32, about: 'cores that one primary has' },
  botMessages: { value: 21_900, about: 'messages of a bot in a quarter of an hour, as in Reminders' },
  paidBotMessages: { value: 780_000, about: 'the same with paid broadcasts' },
  messageStars: { value: 0.1, about: 'Stars for a message of a paid broadcast' },
  coreDollars: { value: 15, about: 'dollars a month for a core with 4 GB' },
  gigabyteDollars: { value: 0.12, about: 'dollars a month for a gigabyte of fast disk' },
  terabyteDollars: { value: 5, about: 'dollars for a terabyte sent through a network of caches' },
  starDollars: { value: 0.013, about: 'dollars for a Star of Telegram' },
} as const

/**
 * What differs where pages are not shared: a signed-in person gets every page rendered, and a public page depends on the
 * place, so that fewer come from the cache and none is filled in.
 */
export const withoutSharedPages = { renderedShare: 1, placeShare: 0, edgeShare: 0.8 } as const

/** A day on which caches hold half of what is requested, everybody reads about themselves, and many come at once. */
export const pessimistic = { edgeShare: 0.5, answerShare: 0.5, personalPages: 1, peak: 10 } as const

export type Assumptions = Readonly<Record<keyof typeof assumptions, number>>
