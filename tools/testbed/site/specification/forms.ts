import type { Requirement } from './requirement.ts'

const accounts = 'e2e/accounts.e2e.ts'
const popup = 'the popup shows the error of a field when it loses focus, and sends no invalid form'
const accountForms = 'apps/web/app/features/accounts/account-forms.test.ts'
const chartForm = 'apps/web/app/features/charts/chart-values.test.ts'
const words = 'apps/web/app/i18n/dictionaries.test.ts'

/** Rules of the forms, and what visitors and signed-in users may do. */
export const formRequirements: readonly Requirement[] = [
  {
    id: 194,
    requirement: 'Signing in needs a valid e-mail and a password, and names what is missing.',
    check: { file: accounts, test: popup },
  },
  {
    id: 195,
    requirement: 'Signing up needs a valid e-mail and a password of 6 to 20 characters, twice.',
    check: {
      file: accountForms,
      test: 'the new password 12345 has the fault accounts.faults.passwordLength',
    },
    also: [
      {
        file: 'e2e/accounts.e2e.ts',
        test: 'the popup shows the error of a field when it loses focus, and sends no invalid form',
      },
      {
        file: 'apps/web/app/features/accounts/account-forms.test.ts',
        test: 'an empty form asks for every field',
      },
    ],
  },
  {
    id: 196,
    requirement: 'Passwords that differ are named, and nothing is sent.',
    check: { file: accounts, test: popup },
  },
  {
    id: 197,
    requirement: 'Recovery needs the e-mail, the code, and a password of 6 to 20 characters, twice alike.',
    check: { file: accountForms, test: 'a repetition that differs is marked, not the password' },
    also: [
      {
        file: 'apps/web/app/features/accounts/account-forms.test.ts',
        test: 'the e-mail anna has the fault accounts.faults.emailInvalid',
      },
    ],
  },
  {
    id: 198,
    requirement: 'A chart needs a name of 1 to 255 characters, in the words of the specification.',
    check: { file: words, test: 'the words about charts are those of the specification' },
  },
  {
    id: 199,
    requirement: 'A chart needs gender and date of birth.',
    check: {
      file: chartForm,
      test: 'a whole form has no faults, and an empty one has a fault at every field it asks for',
    },
  },
  {
    id: 200,
    requirement: 'A chart needs a time of birth, with the advice to enter 12:00.',
    check: {
      file: chartForm,
      test: '{"birthdayTime":"24:00"} has the faults {"birthdayTime":"charts.faults.birthdayTime"}',
    },
    also: [
      {
        file: 'apps/web/app/i18n/dictionaries.test.ts',
        test: 'the words about charts are those of the specification',
      },
    ],
  },
  {
    id: 201,
    requirement: 'A chart needs city, latitude, longitude and time zone.',
    check: {
      file: chartForm,
      test: '{"latitude":"91","utc":""} has the faults {"latitude":"charts.faults.latitude","utc":"charts.faults.utc"}',
    },
  },
  {
    id: 202,
    requirement: 'A chart needs a valid e-mail.',
    check: {
      file: 'apps/server/src/features/charts/charts.db.test.ts',
      test: 'a chart with email "anna" is refused at the field',
    },
    also: [
      {
        file: 'e2e/bazi.e2e.ts',
        test: 'without a script too, and an address without an account gets its reading',
      },
      {
        file: 'apps/web/app/features/charts/chart-values.test.ts',
        test: '{"email":"anna@"} has the faults {"email":"charts.faults.emailInvalid"}',
      },
    ],
  },
  {
    id: 203,
    requirement: 'A hint says that the time may be left out.',
    check: {
      file: 'e2e/bazi.e2e.ts',
      test: 'without a time there are three pillars, in the form and in the reading, and both say so',
    },
    deviation:
      'Decision: a switch leaves the hour out; no percentage is promised, and noon is never assumed.',
  },
  {
    id: 204,
    requirement: 'A question needs name, e-mail, topic and text.',
    check: {
      file: 'e2e/content.e2e.ts',
      test: 'the form shows missing fields before it is sent, and works with a script as well',
    },
  },
  {
    id: 205,
    requirement: 'A change of password needs a new one and the same again.',
    check: {
      file: accounts,
      test: 'a user changes the password, ends a session, exports the data, deletes the account and restores it',
    },
  },
  {
    id: 206,
    requirement: 'A new password checks the filled repetition again.',
    check: { file: accountForms, test: 'a new password makes the repetition wrong that was right before' },
  },
  {
    id: 207,
    requirement: 'Fields are checked when they are left and when the form is sent; a wrong form is not sent.',
    check: { file: accounts, test: popup },
  },
  {
    id: 208,
    requirement: 'A reminder comes at a quarter of an hour from 00:00 to 24:45.',
    check: {
      file: 'apps/server/src/features/reminders/reminders.db.test.ts',
      test: 'a time past 24:00 is shown as chosen and means the beginning of the day',
    },
    also: [
      {
        file: 'tools/testbed/site/specification/calls.db.test.ts',
        test: 'POST /api/messenger responds as specified',
      },
    ],
  },
  {
    id: 209,
    requirement: 'A reminder is for a chart that is paid for, listed with name and birth.',
    check: {
      file: 'e2e/reminders.e2e.ts',
      test: 'Telegram is connected, sends the day, and is switched off from the message and from the page',
    },
  },
  {
    id: 210,
    requirement: 'A signed-in user sees a link with their name.',
    check: {
      file: 'e2e/specified.e2e.ts',
      test: 'on a wide screen the header has the name of the signed-in user to read',
    },
    deviation: 'Decision: from 1280 px up; a narrow header has the initials.',
  },
  {
    id: 211,
    requirement: 'A signed-in user has the account, the charts, and log out.',
    check: { file: 'e2e/personal.e2e.ts', test: 'logging out forgets the chart and the list' },
  },
  {
    id: 212,
    requirement: 'A location is stored on the server for a signed-in user alone.',
    check: {
      file: 'apps/server/src/features/accounts/accounts.db.test.ts',
      test: 'the location of the account wins; an account without one gets that of the browser',
    },
  },
  {
    id: 213,
    requirement: 'Requests with a token carry it as a bearer.',
    check: {
      file: 'apps/server/src/platform/http/auth.test.ts',
      test: 'a bearer header wins over the cookie',
    },
    deviation:
      'Decision: in the browser the token is in a cookie no script can read, and the server makes it the bearer.',
  },
]
