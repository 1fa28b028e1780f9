import type { Requirement } from './requirement.ts'

const accounts = 'apps/server/src/features/accounts/accounts.db.test.ts'
const reminders = 'apps/server/src/features/reminders/reminders.db.test.ts'

/** What the specification leaves open, as it was decided. */
export const decisionRequirements: readonly Requirement[] = [
  {
    id: 287,
    requirement:
      'Without a place an English page says so, counts in UTC and offers the time zone of the device.',
    check: {
      file: 'e2e/places.e2e.ts',
      test: 'an English page without a place takes the device’s time zone in one tap',
    },
  },
  {
    id: 288,
    requirement: 'Nothing redirects by the languages of the browser.',
    check: { file: 'apps/server/src/app.test.ts', test: 'nothing redirects by Accept-Language' },
  },
  {
    id: 289,
    requirement: 'A public page is one document for everybody, which any cache may hold.',
    check: {
      file: 'apps/server/src/app.test.ts',
      test: 'a public page is rendered once and served to everyone after that',
    },
    also: [
      {
        file: 'e2e/accounts.e2e.ts',
        test: 'changes nothing in a shared page, and makes no page of an account public',
      },
    ],
  },
  {
    id: 290,
    requirement: 'Search engines see days from a year ago to the horizon, months and years from −1 to +2.',
    check: {
      file: 'apps/server/src/features/search-engines/sitemap.test.ts',
      test: 'the sitemaps list exactly the indexable pages in both languages',
    },
    also: [
      {
        file: 'apps/server/src/features/search-engines/indexable.test.ts',
        test: '/2026/12/16 is indexable: false',
      },
    ],
  },
  {
    id: 291,
    requirement: 'Search engines see what is sold, and neither terms of sale nor anything of a person.',
    check: { file: 'e2e/specified.e2e.ts', test: '/offer is hidden from search engines: true' },
    also: [
      { file: 'e2e/specified.e2e.ts', test: '/personal is hidden from search engines: false' },
      { file: 'e2e/specified.e2e.ts', test: '/client is hidden from search engines: true' },
    ],
  },
  {
    id: 292,
    requirement: 'The day on which a solar month begins says when, here and in China, and what changes.',
    check: {
      file: 'e2e/day.e2e.ts',
      test: 'a day on which the month changes says when, here and in China, and names the month before',
    },
  },
  {
    id: 293,
    requirement: 'Russian pages have the lunar days from moonrise to moonrise, too.',
    check: {
      file: 'e2e/day.e2e.ts',
      test: 'the full moon is named on its date, and both kinds of lunar day by their names',
    },
  },
  {
    id: 294,
    requirement: 'Today is free for one chart of a signed-in user.',
    check: {
      file: 'apps/server/src/features/charts/entitlement.db.test.ts',
      test: 'today is free for the chart that was added first, and nothing else is',
    },
  },
  {
    id: 295,
    requirement: 'A time of birth that clocks showed twice or never leads to a question.',
    check: {
      file: 'e2e/bazi.e2e.ts',
      test: 'the form asks about a time that the clocks showed twice, and the reply decides the hour',
    },
  },
  {
    id: 296,
    requirement: 'The chart of another user and a missing one are the same 404.',
    check: {
      file: 'e2e/personal.e2e.ts',
      test: 'a chart of another user, a missing chart and an invalid id are not found',
    },
  },
  {
    id: 297,
    requirement: 'A chart of the app opens at its own address alone.',
    check: {
      file: 'e2e/personal.e2e.ts',
      test: 'charts of the app have pages of their own, without the header of the site',
    },
  },
  {
    id: 298,
    requirement: 'Sessions are listed, and a change of password ends the others.',
    check: {
      file: accounts,
      test: 'keeps this session, ends the others, sends a mail; only the new password works',
    },
    also: [
      {
        file: 'apps/server/src/features/accounts/accounts.db.test.ts',
        test: 'are listed with device and network, ended one by one, or all others at once',
      },
    ],
  },
  {
    id: 299,
    requirement: 'Common passwords are refused, and a new device is mailed to the owner.',
    check: {
      file: accounts,
      test: 'a sign-in from a new browser is mailed, one from a known browser is not',
    },
    also: [
      {
        file: 'apps/server/src/features/accounts/accounts.db.test.ts',
        test: 'a common password is refused at its field',
      },
    ],
  },
  {
    id: 300,
    requirement: 'Consent is a box of its own, unticked; its version, time and language are stored.',
    check: {
      file: accounts,
      test: 'without consent there is no account; with it, its version, time and language are stored',
    },
    also: [
      {
        file: 'e2e/accounts.e2e.ts',
        test: 'the popup shows the error of a field when it loses focus, and sends no invalid form',
      },
    ],
  },
  {
    id: 301,
    requirement: 'A user exports their data and deletes the account without help.',
    check: {
      file: 'e2e/accounts.e2e.ts',
      test: 'a user changes the password, ends a session, exports the data, deletes the account and restores it',
    },
  },
  {
    id: 302,
    requirement: 'The page after a payment grants no time.',
    check: {
      file: 'apps/server/src/features/charts/charts.db.test.ts',
      test: 'the page after a payment grants nothing and selects only a paid chart',
    },
  },
  {
    id: 303,
    requirement: 'A renewal is announced 72 and 24 hours before the charge.',
    check: {
      file: 'apps/server/src/features/billing/renewals.db.test.ts',
      test: 'a renewal is announced twice, charged once, confirmed by mail, and added to the paid time',
    },
  },
  {
    id: 304,
    requirement: 'A reminder is sent at the chosen quarter of an hour.',
    check: {
      file: reminders,
      test: 'is sent once a day for the chart, with the name escaped, even if the settings change',
    },
  },
  {
    id: 305,
    requirement: 'A late reminder is sent within three hours, and once at most.',
    check: { file: reminders, test: 'is sent up to three hours late and not after' },
  },
  {
    id: 306,
    requirement: 'The address that ends reminders shows a page on GET and acts on POST.',
    check: {
      file: 'e2e/reminders.e2e.ts',
      test: 'Telegram is connected, sends the day, and is switched off from the message and from the page',
    },
  },
  {
    id: 307,
    requirement: 'Recovery codes and links to Telegram live ten minutes.',
    check: { file: accounts, test: 'a code expires after ten minutes' },
    also: [
      {
        file: 'apps/server/src/features/reminders/reminders.db.test.ts',
        test: 'an invitation link works once within ten minutes, and the settings show the linked chat',
      },
    ],
  },
  {
    id: 308,
    requirement: 'Guesses of strangers never lock an owner out.',
    check: {
      file: 'apps/server/src/features/accounts/brute-force.db.test.ts',
      test: 'the owner’s own device is not locked out by strangers, and has five guesses of its own',
    },
    also: [
      {
        file: 'apps/server/src/features/accounts/brute-force.db.test.ts',
        test: 'recovery lifts the block, of strangers and of the owner’s device',
      },
    ],
  },
]
