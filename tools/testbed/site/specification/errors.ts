import type { Requirement } from './requirement.ts'

const accounts = 'e2e/accounts.e2e.ts'
const life = 'a user signs up, out and in again; a mailed code replaces a forgotten password'
const words = 'apps/web/app/i18n/dictionaries.test.ts'
const accountWords = 'the words about accounts are those of the specification'

/** The catalogue of errors and notices. */
export const errorRequirements: readonly Requirement[] = [
  {
    id: 257,
    requirement: 'The 404 page has the title of the specification.',
    check: { file: words, test: 'the words of the error pages are those of the specification' },
  },
  {
    id: 258,
    requirement: 'The 500 page has a title.',
    check: {
      file: 'e2e/errors.e2e.ts',
      test: '/ shows the error page in its language, with Retry-After and no detail of the error',
    },
  },
  {
    id: 259,
    requirement: 'An unknown middleware is a 500.',
    reason: 'It cannot happen: the router of the site has no middleware that is found by its name.',
  },
  {
    id: 260,
    requirement: 'When the error page fails too, a sentence and a link home remain.',
    check: {
      file: 'apps/server/src/app.test.ts',
      test: 'when even the error page fails, /broken still answers with words and a way home',
    },
  },
  {
    id: 261,
    requirement: 'A part that fails to load makes the page load again.',
    check: { file: 'apps/web/app/chunks/chunk-reload.test.ts', test: 'the first failure reloads the page' },
  },
  {
    id: 262,
    requirement: 'A notice names wrong credentials.',
    check: { file: accounts, test: life },
  },
  {
    id: 263,
    requirement: 'A notice names passwords that differ.',
    check: {
      file: accounts,
      test: 'the popup shows the error of a field when it loses focus, and sends no invalid form',
    },
  },
  {
    id: 264,
    requirement: 'A notice says that the e-mail has an account.',
    check: { file: accounts, test: life },
  },
  {
    id: 265,
    requirement: 'A notice says that the e-mail has no account.',
    check: { file: accounts, test: life },
  },
  {
    id: 266,
    requirement: 'A notice names a wrong recovery code.',
    check: { file: accounts, test: life },
  },
  {
    id: 267,
    requirement: 'A notice says that the new password could not be set.',
    check: {
      file: 'apps/web/app/features/accounts/submit-account-form.test.ts',
      test: 'recovery-password refused with recovery.invalid-code responds with 404 and shows accounts.faults.failed',
    },
    also: [
      {
        file: 'apps/web/app/i18n/dictionaries.test.ts',
        test: 'the words about accounts are those of the specification',
      },
    ],
  },
  {
    id: 268,
    requirement: 'An incomplete form says so in the words of the specification.',
    check: { file: words, test: 'the words about charts are those of the specification' },
  },
  {
    id: 269,
    requirement: 'What needs an account invites to sign in, in the words of the specification.',
    check: { file: 'e2e/specified.e2e.ts', test: 'the account page invites a visitor to sign in' },
  },
  {
    id: 270,
    requirement: 'A missing password is named in the words of the specification.',
    check: { file: words, test: accountWords },
  },
  {
    id: 271,
    requirement: 'The chart form of a visitor says when its e-mail has an account.',
    check: {
      file: 'e2e/bazi.e2e.ts',
      test: 'an address that has an account is led to sign in, and nothing is typed twice',
    },
  },
  {
    id: 272,
    requirement: 'A notice says that the recovery code was sent.',
    check: { file: accounts, test: life },
  },
  {
    id: 273,
    requirement: 'A notice says that the password was changed.',
    check: {
      file: accounts,
      test: 'a user changes the password, ends a session, exports the data, deletes the account and restores it',
    },
  },
  {
    id: 274,
    requirement: 'A notice says that the chart was saved.',
    check: {
      file: 'e2e/personal.e2e.ts',
      test: 'a chart is added by the form of the page, opens with today free, and can be corrected',
    },
  },
  {
    id: 275,
    requirement: 'A chart that cannot be selected, deselected or deleted causes no notice.',
    check: {
      file: 'e2e/personal.e2e.ts',
      test: 'a failed selection is undone, and its own control says so instead of a notice',
    },
    also: [
      {
        file: 'e2e/personal.e2e.ts',
        test: 'a chart that could not be selected or deleted stays, and its card says so instead of a notice',
      },
    ],
  },
  {
    id: 276,
    requirement: 'Reminder settings that cannot be loaded are null.',
    check: {
      file: 'apps/server/src/features/reminders/reminders.db.test.ts',
      test: 'without configured bots the Telegram settings are unavailable',
    },
  },
]
