import type { Requirement } from './requirement.ts'

const e2e = 'e2e/specified.e2e.ts'

/** Constants and limits. */
export const limitRequirements: readonly Requirement[] = [
  {
    id: 277,
    requirement: 'A list of articles begins at page 0 and has 20 articles.',
    check: {
      file: 'apps/server/src/features/content/content.db.test.ts',
      test: 'articles are listed twenty per page, each once',
    },
  },
  {
    id: 278,
    requirement: 'The cookie of the token lives 300 days and is secure.',
    check: {
      file: 'e2e/accounts.e2e.ts',
      test: 'is in no response, address, script, storage or log line, and lasts 300 days in an HttpOnly cookie',
    },
  },
  {
    id: 279,
    requirement: 'The cookie of the location lives 365 days and is secure.',
    check: {
      file: 'apps/server/src/features/places/places.db.test.ts',
      test: 'a chosen place is stored in cookies for a year, and one of them is for scripts',
    },
  },
  {
    id: 280,
    requirement: 'The cookie of the language lives 365 days and is secure.',
    check: { file: 'apps/web/app/routes/locale.test.ts', test: 'the choice is remembered for 365 days' },
    also: [
      {
        file: 'e2e/choices.e2e.ts',
        test: 'the switch keeps the page, remembers the choice for a year and the root follows it',
      },
    ],
  },
  {
    id: 281,
    requirement: 'A busy mark stays for 200 ms at least.',
    check: {
      file: 'e2e/calls.e2e.ts',
      test: 'a busy mark stays for 200 ms, and the answer does not wait for it',
    },
  },
  {
    id: 282,
    requirement: 'The progress bar waits 200 ms before it shows.',
    check: {
      file: e2e,
      test: 'a thin bar at the top of the page runs when only a parameter of the route changes',
    },
  },
  {
    id: 283,
    requirement: 'The progress bar runs for 5000 ms.',
    check: {
      file: e2e,
      test: 'a thin bar at the top of the page runs when only a parameter of the route changes',
    },
  },
  {
    id: 284,
    requirement: 'A failed part makes the page load again once in 60 seconds.',
    check: {
      file: 'apps/web/app/chunks/chunk-reload.test.ts',
      test: 'a failure after 60 seconds reloads again',
    },
  },
  {
    id: 285,
    requirement: 'A notice stays for 1000 ms.',
    check: {
      file: 'apps/web/app/ui/notices/notice.test.ts',
      test: 'a success notice stays one second, an error five',
    },
    deviation: 'Decision: an error stays five seconds, and no notice ends under the pointer or the focus.',
  },
  {
    id: 286,
    requirement: 'Russian alone has the tab Profile and activates charts of the app.',
    check: {
      file: 'apps/web/app/features/charts/chart-offers.test.ts',
      test: 'a chart of the mobile app is activated only in Russian, and never deleted or selected',
    },
    also: [{ file: 'e2e/specified.e2e.ts', test: 'the account page has the tab profile' }],
  },
]
