import type { Requirement } from './requirement.ts'

const accounts = 'e2e/accounts.e2e.ts'
const personal = 'e2e/personal.e2e.ts'
const charts = 'apps/server/src/features/charts/charts.db.test.ts'
const life = 'a user signs up, out and in again; a mailed code replaces a forgotten password'
const selection = 'a chart is selected, the month becomes its own with reasons, and everyone’s again'
const canary = 'apps/server/src/features/accounts/token-canary.db.test.ts'

/** States and what changes them. */
export const stateRequirements: readonly Requirement[] = [
  {
    id: 173,
    requirement: 'Signing in stores the token in a cookie and loads user and charts.',
    check: {
      file: canary,
      test: 'signing in on a page sets a cookie that lasts 300 days, for this host, out of the reach of scripts, and a hint that says nothing more',
    },
  },
  { id: 174, requirement: 'Signing up signs in.', check: { file: accounts, test: life } },
  {
    id: 175,
    requirement: 'Logging out clears token, user and cookie.',
    check: { file: canary, test: 'after signing out the cookie is cleared and the token is no longer valid' },
  },
  {
    id: 176,
    requirement: 'Logging out in the header clears the charts and the chart of the personal page.',
    check: { file: personal, test: 'logging out forgets the chart and the list' },
  },
  {
    id: 177,
    requirement: 'A token is verified first; a bad one ends the session silently and the location stays.',
    check: { file: canary, test: 'a page visited with an invalid token clears its cookie silently' },
    also: [
      {
        file: 'e2e/accounts.e2e.ts',
        test: 'a user signs up, out and in again; a mailed code replaces a forgotten password',
      },
    ],
  },
  {
    id: 178,
    requirement: 'The popup closes after an attempt to sign in, even a failed one.',
    check: { file: accounts, test: life },
  },
  {
    id: 179,
    requirement: 'The e-mail typed into the popup is there when it opens again.',
    check: {
      file: 'e2e/specified.e2e.ts',
      test: 'the sign-in popup opens with the e-mail of a failed attempt',
    },
  },
  {
    id: 180,
    requirement: 'The notice about a failed attempt offers another one.',
    check: { file: accounts, test: life },
  },
  {
    id: 181,
    requirement: 'Recovery goes on step by step and ends at signing in; a failed step stays.',
    check: { file: accounts, test: life },
  },
  {
    id: 182,
    requirement: 'Activating selects the chart of the response.',
    check: {
      file: charts,
      test: 'only a chart whose paid period runs can be selected; the next one takes its place',
    },
  },
  {
    id: 183,
    requirement: 'Deactivating selects none.',
    check: { file: charts, test: 'a chart that is not the selected one deselects nothing' },
  },
  {
    id: 184,
    requirement: 'After a payment a call of its own selects the chart.',
    check: {
      file: 'apps/server/src/features/billing/checkout.db.test.ts',
      test: 'that is approved grants the time once and selects the chart',
    },
  },
  {
    id: 185,
    requirement: 'A deleted chart leaves the list, and the personal page forgets it.',
    check: {
      file: personal,
      test: 'on the account page an unpaid chart leads to paying for it, or is deleted',
    },
  },
  {
    id: 186,
    requirement: 'Selecting a chart, or none, closes the popup.',
    check: { file: personal, test: selection },
  },
  {
    id: 187,
    requirement: 'One chart at most is selected.',
    check: { file: charts, test: 'of many simultaneous selections one wins, and the database refuses two' },
  },
  {
    id: 188,
    requirement: 'Activate makes a chart the one of the personal page and opens that page.',
    check: {
      file: personal,
      test: 'on the account page an unpaid chart leads to paying for it, or is deleted',
    },
  },
  {
    id: 189,
    requirement: 'Disabling auto-payment loads the charts again.',
    check: {
      file: 'e2e/billing.e2e.ts',
      test: 'renewal needs consent; it is stored with its text, and one tap ends it',
    },
  },
  {
    id: 190,
    requirement: 'The reminder is switched on and off; off, its chart and time are disabled.',
    check: {
      file: 'e2e/reminders.e2e.ts',
      test: 'Telegram is connected, sends the day, and is switched off from the message and from the page',
    },
  },
  {
    id: 191,
    requirement: 'The cookie banner is shown until it is answered, and never again.',
    check: { file: 'e2e/choices.e2e.ts', test: '/ru: “Согласиться” hides it for good and is remembered' },
    deviation: 'Decision: refusing is as easy as accepting, and both can be changed in the privacy policy.',
  },
  {
    id: 192,
    requirement: 'The banner of the app can only be closed.',
    check: { file: 'e2e/choices.e2e.ts', test: 'the note about the app can be closed for good' },
  },
  {
    id: 193,
    requirement: 'The loss of the network and its return are noticed.',
    check: {
      file: 'e2e/navigation.e2e.ts',
      test: 'the page reports the loss and return of the network, and stays',
    },
  },
]
