import type { Requirement } from './requirement.ts'

const e2e = 'e2e/specified.e2e.ts'
const accounts = 'e2e/accounts.e2e.ts'
const personal = 'e2e/personal.e2e.ts'
const month = 'e2e/month.e2e.ts'

/** Header, footer, popups and day blocks. */
export const screenRequirements: readonly Requirement[] = [
  {
    id: 86,
    requirement: 'The header links to the calendar.',
    check: { file: e2e, test: 'the menu has the link /' },
  },
  {
    id: 87,
    requirement: 'The header links to the calculator of the Chinese horoscope.',
    check: { file: e2e, test: 'the menu has the link /bazi' },
    deviation: 'Decision: it is named after what people look for, BaZi calculator.',
  },
  {
    id: 88,
    requirement: 'The header links to the articles.',
    check: { file: e2e, test: 'the menu has the link /articles' },
  },
  {
    id: 89,
    requirement: 'The header links to the questions.',
    check: { file: e2e, test: 'the menu has the link /faq' },
  },
  {
    id: 90,
    requirement: 'The header links to the account of a signed-in user, and of nobody else.',
    check: { file: e2e, test: 'the header leads a signed-in user alone to the account, and marks it there' },
  },
  {
    id: 91,
    requirement: 'The header marks the calendar while it is open.',
    check: { file: e2e, test: 'the menu marks / while it is open' },
  },
  {
    id: 92,
    requirement: 'The header marks the BaZi calculator while it is open.',
    check: { file: e2e, test: 'the menu marks /bazi while it is open' },
  },
  {
    id: 93,
    requirement: 'The header marks the articles while they are open.',
    check: { file: e2e, test: 'the menu marks /articles while it is open' },
  },
  {
    id: 94,
    requirement: 'The header marks the questions while they are open.',
    check: { file: e2e, test: 'the menu marks /faq while it is open' },
  },
  {
    id: 95,
    requirement: 'The header marks the account while it is open.',
    check: { file: e2e, test: 'the header leads a signed-in user alone to the account, and marks it there' },
  },
  {
    id: 96,
    requirement: 'The header has the address of the chosen place.',
    check: { file: 'e2e/places.e2e.ts', test: 'Kuala Lumpur is chosen by keyboard alone on /about' },
  },
  {
    id: 97,
    requirement: 'The menu links to the chooser.',
    check: { file: e2e, test: 'the menu has the link /predict' },
  },
  {
    id: 98,
    requirement: 'The menu links to the personal calendar.',
    check: { file: e2e, test: 'the menu has the link /personal' },
  },
  {
    id: 99,
    requirement: 'The menu has log out for a signed-in user alone.',
    check: { file: e2e, test: 'log out is offered to a signed-in user alone' },
  },
  {
    id: 100,
    requirement: 'A popup searches for a city, for everybody.',
    check: { file: 'e2e/places.e2e.ts', test: 'Владивосток is chosen by keyboard alone on /ru/about' },
  },
  {
    id: 101,
    requirement: 'A popup signs a visitor in.',
    check: {
      file: accounts,
      test: 'the popup shows the error of a field when it loses focus, and sends no invalid form',
    },
  },
  {
    id: 102,
    requirement: 'A popup shows a signed-in user their charts.',
    check: {
      file: personal,
      test: 'a chart is selected, the month becomes its own with reasons, and everyone’s again',
    },
  },
  {
    id: 103,
    requirement: 'A banner mentions the app until it is closed.',
    check: { file: 'e2e/choices.e2e.ts', test: 'the note about the app can be closed for good' },
  },
  {
    id: 104,
    requirement: 'The footer has the five links of the specification.',
    check: {
      file: e2e,
      test: 'the footer leads to the project, privacy, agreement, data processing and questions',
    },
  },
  {
    id: 105,
    requirement: 'The footer links to the articles in Russian alone.',
    check: { file: e2e, test: 'the footer leads to the articles in Russian alone' },
  },
  {
    id: 106,
    requirement: 'The popup of the account has three tabs: sign in, sign up, recovery.',
    check: {
      file: accounts,
      test: 'a user signs up, out and in again; a mailed code replaces a forgotten password',
    },
  },
  {
    id: 107,
    requirement: 'Recovery has three steps: e-mail, code, new password.',
    check: {
      file: accounts,
      test: 'a user signs up, out and in again; a mailed code replaces a forgotten password',
    },
  },
  {
    id: 108,
    requirement: 'The popup of charts lists those that are paid for, with name, date and time of birth.',
    check: {
      file: e2e,
      test: 'the popup of charts lists paid ones with name and birth, and marks the selected one',
    },
  },
  {
    id: 109,
    requirement: 'It marks the selected chart.',
    check: {
      file: e2e,
      test: 'the popup of charts lists paid ones with name and birth, and marks the selected one',
    },
  },
  {
    id: 110,
    requirement: 'It offers to select none.',
    check: {
      file: personal,
      test: 'a chart is selected, the month becomes its own with reasons, and everyone’s again',
    },
  },
  {
    id: 111,
    requirement: 'It links to where a calendar is added.',
    check: {
      file: personal,
      test: 'a chart is selected, the month becomes its own with reasons, and everyone’s again',
    },
  },
  {
    id: 112,
    requirement: 'The popup of places completes the name of a city.',
    check: { file: 'e2e/places.e2e.ts', test: 'Kuala Lumpur is chosen by keyboard alone on /about' },
  },
  {
    id: 113,
    requirement: 'Day blocks have their weekday in short.',
    check: { file: e2e, test: 'a month has its weekdays in short' },
  },
  {
    id: 114,
    requirement: 'Day blocks have the moon.',
    check: { file: e2e, test: 'each day of a month has its moon and its lunar day' },
  },
  {
    id: 115,
    requirement: 'Day blocks have tags.',
    check: {
      file: e2e,
      test: 'the days of a month have the tags of what they are good for, as icon and as text',
    },
  },
  {
    id: 116,
    requirement: 'Day blocks switch between icons and text.',
    check: { file: month, test: 'names instead of icons and the depth of a professional are remembered' },
  },
  {
    id: 117,
    requirement: 'On a phone, too, day blocks have tags and the switch.',
    check: {
      file: month,
      test: 'a phone shows /ru/2026/10 as a list with the tags of each day, and remembers it',
    },
    deviation: 'Decision: in the list of a month; a cell of the grid on a phone has no room for tags.',
  },
  {
    id: 118,
    requirement: 'The home page has the switch and the date picker.',
    check: { file: 'e2e/home.e2e.ts', test: 'has the switch between icons and text and the date field' },
  },
  {
    id: 119,
    requirement: 'A date picker selects the date.',
    check: { file: month, test: 'any date is two presses away' },
  },
  {
    id: 120,
    requirement: 'A drawn moon shows the phase of a day.',
    check: { file: e2e, test: 'the moon of a day is drawn with its phase and its step' },
  },
  {
    id: 121,
    requirement: 'The moon has fifteen steps to full and fifteen to new.',
    check: {
      file: 'packages/almanac/src/calendar/moon-step.test.ts',
      test: 'the moon takes fifteen steps to full and fifteen to new',
    },
  },
  {
    id: 122,
    requirement: 'Ratings run from +3 to −3, each with its word.',
    check: { file: e2e, test: 'the marks from +3 to −3 are named by seven words' },
  },
]
