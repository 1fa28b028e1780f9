import type { Requirement, TestName } from './requirement.ts'

/** The call whose test shows the fields of its response. */
const call = (name: string): TestName => ({
  file: 'tools/testbed/site/specification/calls.db.test.ts',
  test: `${name} responds as specified`,
})

/** Entities and their fields. */
export const entityRequirements: readonly Requirement[] = [
  { id: 144, requirement: 'A user has username and uuid.', check: call('GET /api/user') },
  {
    id: 145,
    requirement: 'A location has address, latitude and longitude; without one they are empty, 0 and 0.',
    check: call('GET /api/user'),
  },
  {
    id: 146,
    requirement: 'The location is in a cookie and, for a signed-in user, on the server.',
    check: {
      file: 'apps/server/src/features/accounts/accounts.db.test.ts',
      test: 'a location saved while signed in belongs to the account, and clearing it clears it there',
    },
  },
  {
    id: 147,
    requirement: 'A city that was found becomes the location.',
    check: { file: 'e2e/places.e2e.ts', test: 'Владивосток is chosen by keyboard alone on /ru/about' },
  },
  {
    id: 148,
    requirement: 'A chart has its sixteen fields.',
    check: {
      file: 'apps/server/src/features/charts/charts.db.test.ts',
      test: 'a new chart is unpaid, unselected, and has the clock offset of its date',
    },
  },
  {
    id: 149,
    requirement: 'The name of a chart has 1 to 255 characters.',
    check: {
      file: 'apps/server/src/features/charts/charts.db.test.ts',
      test: 'a name has 1 to 255 characters',
    },
    also: [
      {
        file: 'apps/server/src/features/charts/charts.db.test.ts',
        test: 'a chart with fio "" is refused at the field',
      },
    ],
  },
  {
    id: 150,
    requirement: 'The list of charts names the selected one, or none.',
    check: {
      file: 'apps/server/src/features/charts/charts.db.test.ts',
      test: 'of many simultaneous selections one wins, and the database refuses two',
    },
  },
  {
    id: 151,
    requirement: 'Ratings and stars take a personal part: its state and, if true, a birth.',
    check: call('POST /calendar/dayinfo/tags'),
    deviation: 'Decision: the birth must be that of a paid chart of the caller, else 403.',
  },
  {
    id: 152,
    requirement: 'A list of articles has articles and total.',
    check: call('POST /calendar/articles'),
  },
  { id: 153, requirement: 'An article comes as article.', check: call('GET /calendar/articles/{id}') },
  { id: 154, requirement: 'A list of sections comes as sections.', check: call('GET /calendar/sections') },
  { id: 155, requirement: 'A section has section and articles.', check: call('GET /calendar/sections/{id}') },
  { id: 156, requirement: 'The questions have sections and faqs.', check: call('GET /calendar/faq') },
  { id: 157, requirement: 'The chooser has themes and tags.', check: call('GET /calendar/predict') },
  { id: 158, requirement: 'The products come as list.', check: call('GET /api/products') },
  { id: 159, requirement: 'The season is a list.', check: call('POST /calendar/dayinfo/season') },
  { id: 160, requirement: 'The description comes as day_info.', check: call('POST /calendar/dayinfo/descr') },
  { id: 161, requirement: 'The rated activities come as tags.', check: call('POST /calendar/dayinfo/tags') },
  { id: 162, requirement: 'The moon comes as moon.', check: call('POST /calendar/dayinfo/moon') },
  { id: 163, requirement: 'The mansion comes as su.', check: call('POST /calendar/dayinfo/28su') },
  {
    id: 164,
    requirement: 'The characters of the day come as hieroglyph.',
    check: call('POST /calendar/dayinfo/day-hieroglyph'),
  },
  { id: 165, requirement: 'The stars come as stars.', check: call('POST /calendar/dayinfo/stars') },
  { id: 166, requirement: 'The hours of a day come as list.', check: call('POST /calendar/activation/list') },
  {
    id: 167,
    requirement: 'A selection has theme, tag, volume, year and month, and yields a prediction.',
    check: {
      file: 'tools/testbed/site/specification/calls.db.test.ts',
      test: 'theme, tag, volume, year and month yield a prediction',
    },
  },
  {
    id: 168,
    requirement: 'A payment has chartName, date, summ and status.',
    check: call('GET /api/client/payments'),
  },
  {
    id: 169,
    requirement: 'Only the status paid has a tag.',
    check: { file: 'e2e/specified.e2e.ts', test: 'in the payment history only what is paid has a tag' },
    deviation: 'Decision: the other states are plain words, because a row without a status explains nothing.',
  },
  {
    id: 170,
    requirement:
      'Reminder settings have active, timeReminder, chart and, once Telegram is linked, messengerUser.',
    check: {
      file: 'apps/server/src/features/reminders/reminders.db.test.ts',
      test: 'an invitation link works once within ten minutes, and the settings show the linked chat',
    },
  },
  {
    id: 171,
    requirement: 'The forms send the fields of the specification.',
    check: { file: 'e2e/specified.e2e.ts', test: 'the forms have the fields of the specification' },
    also: [
      {
        file: 'apps/web/app/features/accounts/submit-account-form.test.ts',
        test: 'the form sign-up calls its operation as the contract declares it',
      },
    ],
    deviation: 'Decision: sign-up and questions also need consent, a change of password the current one.',
  },
  {
    id: 172,
    requirement: 'The browser stores the chart of the personal page and what was closed.',
    check: { file: 'e2e/personal.e2e.ts', test: 'logging out forgets the chart and the list' },
  },
]
