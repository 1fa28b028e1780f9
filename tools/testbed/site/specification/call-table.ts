import type { Requirement } from './requirement.ts'
import { specifiedCalls } from './specified.ts'

const file = 'tools/testbed/site/specification/calls.db.test.ts'
const FIRST_CALL = 214
/** Calls with a row of their own below. */
const apart: readonly string[] = [
  'POST /api/user/singup',
  'POST /api/user/change/password',
  'POST /calendar/activation/list',
]
const accounts = 'apps/server/src/features/accounts/accounts.db.test.ts'

/** The calls, and what the browser does beside them. */
export const callRequirements: readonly Requirement[] = [
  ...specifiedCalls
    .filter((call) => !apart.includes(call))
    .map(
      (call, index): Requirement => ({
        id: FIRST_CALL + index,
        requirement: `${call} takes the payload of the specification and returns its fields.`,
        check: { file, test: `${call} responds as specified` },
      }),
    ),
  {
    id: 245,
    requirement: 'POST /api/user/singup takes name, e-mail and password, and creates an account with 201.',
    check: { file, test: 'POST /api/user/singup responds as specified' },
    deviation: 'Decision: without consent to the processing of data there is no account.',
  },
  {
    id: 246,
    requirement: 'POST /api/user/change/password takes the new password twice.',
    check: { file, test: 'POST /api/user/change/password responds as specified' },
    deviation: 'Decision: the current password is needed too, so that an open session is not enough.',
  },
  {
    id: 247,
    requirement:
      'POST /calendar/activation/list takes day, month and year, and returns the hours by the local clock.',
    check: {
      file: 'apps/server/src/features/calendar/day-info-place.db.test.ts',
      test: 'the hours of a visitor with a place are by the clocks there',
    },
    also: [{ file, test: 'POST /calendar/activation/list responds as specified' }],
  },
  {
    id: 248,
    requirement: 'Signing up with an e-mail that has an account is a 302.',
    check: {
      file: accounts,
      test: 'a second account with the same e-mail, in any letter case, is a 302 without a Location',
    },
  },
  {
    id: 249,
    requirement: 'Wrong credentials are a 400.',
    check: { file: accounts, test: 'a wrong password and an unknown e-mail are the same 400' },
  },
  {
    id: 250,
    requirement: 'A call of the browser that finds nothing leads to /404.',
    check: {
      file: 'apps/web/app/api/browser-client.test.ts',
      test: 'a 404 of searchPlaces leads to the 404 page or is a declared exception',
    },
    also: [
      { file: 'e2e/calls.e2e.ts', test: 'leads from the search of a place to the 404 page' },
      { file: 'e2e/calls.e2e.ts', test: 'leads from the details of a day to the 404 page' },
      { file: 'e2e/calls.e2e.ts', test: 'is the message of a recovery, which stays open' },
    ],
    deviation:
      'Decision: except recovery, POST and DELETE on charts, billing and messenger, and what only fills in a page.',
  },
  {
    id: 251,
    requirement: 'The link to the bot carries a uuid and opens in a new tab.',
    check: {
      file: 'e2e/reminders.e2e.ts',
      test: 'Telegram is connected, sends the day, and is switched off from the message and from the page',
    },
    deviation:
      'Decision: the uuid is made for one use and lives ten minutes; the one of the user stays secret.',
  },
  {
    id: 252,
    requirement: 'Each change of the route is counted.',
    check: { file: 'e2e/content.e2e.ts', test: 'only visits of those who agree are counted, one per page' },
    deviation: 'Decision: by our own server, after consent, and only where a deployment turns it on.',
  },
  {
    id: 253,
    requirement: 'An avatar has up to three letters.',
    check: {
      file: 'apps/web/app/features/accounts/initials.test.ts',
      test: 'Лев Николаевич Толстой is drawn as ЛНТ',
    },
    deviation: 'Decision: we draw it ourselves, so that no name leaves for a third party.',
  },
  {
    id: 254,
    requirement: 'Saved reminder settings are confirmed in the words of the specification.',
    check: {
      file: 'e2e/reminders.e2e.ts',
      test: 'Telegram is connected, sends the day, and is switched off from the message and from the page',
    },
  },
  {
    id: 255,
    requirement: 'Disabled auto-payment is confirmed in the words of the specification.',
    check: {
      file: 'e2e/billing.e2e.ts',
      test: 'renewal needs consent; it is stored with its text, and one tap ends it',
    },
  },
  {
    id: 256,
    requirement: 'A change of password is confirmed; a failure says to try again later.',
    check: {
      file: 'apps/web/app/features/accounts/submit-account-form.test.ts',
      test: 'password-change refused with server.busy responds with 503 and shows accounts.faults.failed',
    },
  },
]
