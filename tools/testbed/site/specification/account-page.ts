import type { Requirement } from './requirement.ts'

const e2e = 'e2e/specified.e2e.ts'

/** The account page, and the pages of errors. */
export const accountPageRequirements: readonly Requirement[] = [
  {
    id: 123,
    requirement: 'The account page is for signed-in users; a visitor is invited to sign in.',
    check: { file: e2e, test: 'the account page invites a visitor to sign in' },
  },
  {
    id: 124,
    requirement: 'Charts and reminder settings are loaded before the account page is shown.',
    check: { file: e2e, test: 'the account page comes with the charts of its user' },
  },
  {
    id: 125,
    requirement: 'The account page has a tab of charts.',
    check: { file: e2e, test: 'the account page has the tab charts' },
  },
  {
    id: 126,
    requirement: 'The account page has a tab with the history of payments.',
    check: { file: e2e, test: 'the account page has the tab payments' },
  },
  {
    id: 127,
    requirement: 'The account page has the tab Profile in Russian alone.',
    check: { file: e2e, test: 'the account page has the tab profile' },
  },
  {
    id: 128,
    requirement: 'The account page has a tab for the password.',
    check: { file: e2e, test: 'the account page has the tab password' },
  },
  {
    id: 129,
    requirement: 'Every chart leads to its reading.',
    check: { file: e2e, test: 'every chart can be read as BaZi' },
  },
  {
    id: 130,
    requirement: 'A chart that is neither paid for nor of the app is activated at /personal.',
    check: { file: e2e, test: 'a chart without a paid period is activated at /personal, a paid one is not' },
  },
  {
    id: 131,
    requirement: 'A chart of the app is activated in Russian alone, at /personal/mobile.',
    check: { file: e2e, test: 'a chart of the app is activated at /personal/mobile, in Russian alone' },
  },
  {
    id: 132,
    requirement: 'Only a chart that is neither paid for nor of the app can be deleted.',
    check: { file: e2e, test: 'only a chart that is neither paid for nor of the app can be deleted' },
  },
  {
    id: 133,
    requirement: 'Auto-payment can be disabled while a card is bound.',
    check: { file: e2e, test: 'auto-payment can be disabled where a card is bound' },
  },
  {
    id: 134,
    requirement: 'The card of a chart has the end of its paid period.',
    check: { file: e2e, test: 'the card of a chart says until when it is paid for' },
  },
  {
    id: 135,
    requirement: 'The card of a chart says whether it is selected.',
    check: { file: e2e, test: 'the card of the selected chart says so' },
  },
  {
    id: 136,
    requirement: 'The card of a chart says whether its tariff is archived.',
    check: {
      file: 'apps/server/src/features/billing/prices.db.test.ts',
      test: 'a chart whose product has left the price list is archived while its time runs, and no other',
    },
    also: [{ file: e2e, test: 'the card of a chart says whether its tariff is archived' }],
  },
  {
    id: 137,
    requirement: 'The card of a chart has the birthday.',
    check: { file: e2e, test: 'the card of a chart has its birthday' },
  },
  {
    id: 138,
    requirement: 'The card of a chart has the place of birth.',
    check: { file: e2e, test: 'the card of a chart has its place of birth' },
  },
  {
    id: 139,
    requirement: 'The history of payments has four columns: chart, paid, price, status.',
    check: { file: e2e, test: 'the payment history has chart, paid, price and status' },
  },
  {
    id: 140,
    requirement: 'A link invites to connect Telegram and to get lucky activities every day.',
    check: {
      file: 'e2e/reminders.e2e.ts',
      test: 'Telegram is connected, sends the day, and is switched off from the message and from the page',
    },
  },
  {
    id: 141,
    requirement: 'The page for what is missing has a title, a description and a link to the main page.',
    check: {
      file: e2e,
      test: 'the page for what is missing has a title, a description and a link to the main page',
    },
  },
  {
    id: 142,
    requirement: 'Any other error shows a page of its own.',
    check: {
      file: 'e2e/errors.e2e.ts',
      test: '/ shows the error page in its language, with Retry-After and no detail of the error',
    },
  },
  {
    id: 143,
    requirement: 'That page has the text of the error.',
    check: {
      file: 'e2e/errors.e2e.ts',
      test: '/ru shows the error page in its language, with Retry-After and no detail of the error',
    },
    deviation: 'Decision: in development alone, because the text of an error may quote what somebody typed.',
  },
]
