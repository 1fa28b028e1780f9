import type { Requirement } from './requirement.ts'

/** What the product does and for whom. */
export const productRequirements: readonly Requirement[] = [
  {
    id: 1,
    requirement: 'A visitor sees the lunar day of every date.',
    check: { file: 'e2e/month.e2e.ts', test: 'says of every day what the calendar says, in one sentence' },
  },
  {
    id: 2,
    requirement: 'A visitor sees the phase of the moon.',
    check: {
      file: 'e2e/day.e2e.ts',
      test: 'the full moon is named on its date, and both kinds of lunar day by their names',
    },
  },
  {
    id: 3,
    requirement: 'A visitor sees the lunar mansion, one of twenty-eight.',
    check: { file: 'e2e/day-facts.e2e.ts', test: '/ru golden days show what the golden table has' },
    also: [
      {
        file: 'tools/testbed/site/specification/calls.db.test.ts',
        test: 'POST /calendar/dayinfo/28su responds as specified',
      },
    ],
  },
  {
    id: 4,
    requirement: 'A visitor sees the characters of the day.',
    check: {
      file: 'e2e/day-facts.e2e.ts',
      test: 'days of two centuries in Moscow show what the almanac computes',
    },
  },
  {
    id: 5,
    requirement: 'A visitor sees the stars of the day.',
    check: { file: 'e2e/day.e2e.ts', test: 'a reason leads to its star, which opens' },
  },
  {
    id: 6,
    requirement: 'A visitor sees activities rated as lucky, unlucky or neutral.',
    check: {
      file: 'apps/server/src/features/calendar/routes.test.ts',
      test: 'tags have ids, words and weights for every activity',
    },
  },
  {
    id: 7,
    requirement: 'The general calendar is open thirty days ahead.',
    check: {
      file: 'apps/server/src/features/calendar/calendar.test.ts',
      test: 'judgement is open up to thirty days ahead of today and no further; facts are open',
    },
    deviation: 'Decision: the limit holds for ratings; facts are open for every date from 1900 to 2100.',
    also: [
      {
        file: 'e2e/home.e2e.ts',
        test: 'shows today and thirty days from the first column on, as the calendar rates them',
      },
      {
        file: 'e2e/day.e2e.ts',
        test: 'beyond the horizon there are facts and hours, no ratings, and a sentence that says so',
      },
    ],
  },
  {
    id: 8,
    requirement: 'A registered user has charts, one of them selected.',
    check: {
      file: 'apps/server/src/features/charts/charts.db.test.ts',
      test: 'only a chart whose paid period runs can be selected; the next one takes its place',
    },
  },
  {
    id: 9,
    requirement: 'The selected chart makes the ratings personal.',
    check: {
      file: 'e2e/personal.e2e.ts',
      test: 'a chart is selected, the month becomes its own with reasons, and everyone’s again',
    },
    also: [
      {
        file: 'apps/server/src/features/charts/entitlement.db.test.ts',
        test: 'tags are those of the person, beside the general ones',
      },
    ],
  },
  {
    id: 10,
    requirement: 'The selected chart makes the stars personal.',
    check: {
      file: 'apps/server/src/features/charts/entitlement.db.test.ts',
      test: '/calendar/dayinfo/stars responds for its person, on any day',
    },
  },
  {
    id: 11,
    requirement: 'The personal calendar is paid for and opens any period.',
    check: {
      file: 'e2e/personal.e2e.ts',
      test: 'a paid chart has no horizon, in its month, its day and its year',
    },
  },
  {
    id: 12,
    requirement: 'It is sold for 1, 6 and 12 months.',
    check: {
      file: 'e2e/billing.e2e.ts',
      test: 'a chart is activated: terms and prices first, then the payment page, then what was bought',
    },
  },
  {
    id: 13,
    requirement: 'That it is not refunded is said before paying.',
    check: {
      file: 'e2e/billing.e2e.ts',
      test: 'a chart is activated: terms and prices first, then the payment page, then what was bought',
    },
  },
  {
    id: 14,
    requirement: 'Russian buyers can have it renewed every month.',
    check: {
      file: 'e2e/billing.e2e.ts',
      test: 'renewal needs consent; it is stored with its text, and one tap ends it',
    },
    deviation: 'Decision: for the product of one month alone, and off until the buyer turns it on.',
  },
  {
    id: 15,
    requirement: 'Russian has a tier for the mobile app of its own, 99 roubles a month.',
    check: {
      file: 'e2e/billing.e2e.ts',
      test: 'mobile Premium is sold in Russian, on the page of the app, for 99 roubles',
    },
  },
  {
    id: 16,
    requirement: 'There is a chooser of lucky days.',
    check: {
      file: 'e2e/chooser.e2e.ts',
      test: 'by keyboard alone: from the menu to the best day, its hours and its reasons',
    },
  },
  {
    id: 17,
    requirement: 'There is a reader of BaZi charts.',
    check: { file: 'e2e/bazi.e2e.ts', test: 'a visitor calculates, reads, signs up, and the chart is saved' },
  },
  {
    id: 18,
    requirement: 'There are articles.',
    check: {
      file: 'e2e/content.e2e.ts',
      test: 'a reader finds an article from the header, searches, reads it and goes on to the next',
    },
  },
  {
    id: 19,
    requirement: 'The articles have sections.',
    check: {
      file: 'apps/server/src/features/content/content.db.test.ts',
      test: 'a section lists as many articles as it counts',
    },
  },
  {
    id: 20,
    requirement: 'There are questions and answers, with a form for a question.',
    check: {
      file: 'e2e/content.e2e.ts',
      test: 'without a script everything can be read, searched and asked, and the question reaches the operator',
    },
  },
  {
    id: 21,
    requirement: 'A chart is paid for at the checkout of a payment service.',
    check: {
      file: 'e2e/billing.e2e.ts',
      test: 'a refused card is explained; the second attempt succeeds, with 3-D Secure',
    },
  },
  {
    id: 22,
    requirement: 'Telegram sends a daily reminder; its setting exists in Russian alone.',
    check: {
      file: 'e2e/reminders.e2e.ts',
      test: 'Telegram is connected, sends the day, and is switched off from the message and from the page',
    },
    also: [
      {
        file: 'e2e/reminders.e2e.ts',
        test: 'there is no profile; the mail needs a place, arrives, and one press in a mail client ends it',
      },
    ],
  },
  {
    id: 23,
    requirement: 'There is a list of products.',
    check: {
      file: 'tools/testbed/site/specification/calls.db.test.ts',
      test: 'GET /api/products responds as specified',
    },
  },
  {
    id: 24,
    requirement: 'A chosen city decides the true local time.',
    check: {
      file: 'e2e/places.e2e.ts',
      test: 'is filled in by the browser, is right to the minute and goes on',
    },
    also: [
      {
        file: 'e2e/places.e2e.ts',
        test: 'the page is about the chosen place at once and after a reload, its date and zone included',
      },
    ],
  },
  {
    id: 25,
    requirement: 'There is a banner that requests consent to cookies.',
    check: { file: 'e2e/choices.e2e.ts', test: '/: “Accept” hides it for good and is remembered' },
  },
  {
    id: 26,
    requirement: 'English is the default and has no prefix; Russian is the second language.',
    check: { file: 'apps/server/src/platform/pages/page-request.test.ts', test: '/ru/about is ru /ru/about' },
  },
  {
    id: 27,
    requirement: 'The canonical host depends on the language.',
    check: {
      file: 'e2e/specified.e2e.ts',
      test: 'the canonical address of a page is at the host of its language',
    },
  },
  {
    id: 28,
    requirement: 'The language is remembered in a cookie for 365 days.',
    check: {
      file: 'e2e/choices.e2e.ts',
      test: 'the switch keeps the page, remembers the choice for a year and the root follows it',
    },
  },
  {
    id: 29,
    requirement: 'Only the root redirects by that cookie.',
    check: { file: 'apps/server/src/app.test.ts', test: 'only the root follows the language cookie' },
    also: [
      {
        file: 'e2e/choices.e2e.ts',
        test: 'the switch keeps the page, remembers the choice for a year and the root follows it',
      },
    ],
  },
  {
    id: 30,
    requirement: 'The language switch leads to the same page in the other language.',
    check: {
      file: 'apps/web/app/routes/locale.test.ts',
      test: 'switching redirects to the same page in the other language, with its query',
    },
  },
  {
    id: 31,
    requirement: 'An environment setting chooses the edition: it decides the language of the root.',
    check: { file: 'e2e/specified.e2e.ts', test: 'the root leads to Russian unless English was chosen' },
  },
  {
    id: 32,
    requirement: 'The edition decides the language of a call that names none.',
    check: {
      file: 'apps/server/src/edition.db.test.ts',
      test: 'listSections without a language is in its own, and with one in that',
    },
    also: [
      { file: 'apps/server/src/edition.db.test.ts', test: 'prices without a language are in its currency' },
    ],
  },
  {
    id: 33,
    requirement: 'A part of the client state begins in Russian.',
    check: {
      file: 'apps/server/src/app.test.ts',
      test: 'a place, a session and a language of the visitor change nothing in a shared page',
    },
    deviation: 'Decision 025: the language is that of the address, in every part of the page.',
  },
  {
    id: 34,
    requirement: 'Sums are in dollars in English and in roubles in Russian.',
    check: {
      file: 'e2e/specified.e2e.ts',
      test: 'sums are in roubles on Russian and in dollars on English pages',
    },
  },
  {
    id: 35,
    requirement: 'A master without a name is mentioned as the author of the method.',
    check: { file: 'e2e/specified.e2e.ts', test: 'a master is mentioned as the author of the method' },
  },
]
