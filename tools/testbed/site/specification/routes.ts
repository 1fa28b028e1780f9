import type { Requirement } from './requirement.ts'
import { specifiedPages } from './specified.ts'

const e2e = 'e2e/specified.e2e.ts'
const FIRST_ROUTE = 36

/** Routes, how pages load, and the frames around them. */
export const routeRequirements: readonly Requirement[] = [
  ...specifiedPages.map(
    ({ path }, index): Requirement => ({
      id: FIRST_ROUTE + index,
      requirement: `The route ${path} exists in both languages.`,
      check: { file: e2e, test: `${path} responds in both languages` },
    }),
  ),
  {
    id: 67,
    requirement: 'A missing page is shown in place, with status 404.',
    check: { file: 'e2e/errors.e2e.ts', test: '/no-such-page returns 404 in place with a link home' },
    deviation: 'Decision: /404 itself answers 404 too; only calls made in the browser lead there.',
  },
  {
    id: 68,
    requirement: 'An impossible date and a year outside 1900–2100 are not found.',
    check: { file: 'e2e/month.e2e.ts', test: '/1899 is no month and no year and returns 404' },
    also: [
      { file: 'e2e/day.e2e.ts', test: '/2026/2/29 is no day and returns 404' },
      { file: 'e2e/day.e2e.ts', test: '/2101/1/1 is no day and returns 404' },
      { file: 'e2e/month.e2e.ts', test: '/2026/13 is no month and no year and returns 404' },
    ],
  },
  {
    id: 69,
    requirement: 'A date has one spelling; leading zeros redirect to it for good.',
    check: { file: 'e2e/day.e2e.ts', test: '/2026/03/05 redirects permanently to /2026/3/5' },
    also: [{ file: 'e2e/month.e2e.ts', test: '/2026/03 redirects permanently to /2026/3' }],
  },
  {
    id: 70,
    requirement: 'A page has one spelling; a slash at the end redirects to it for good.',
    check: { file: e2e, test: 'each route with a slash at its end leads to the one spelling for good' },
  },
  {
    id: 71,
    requirement: 'Routing uses the history of the browser, from the root on.',
    check: {
      file: 'e2e/navigation.e2e.ts',
      test: 'a link to another page changes it in place, and the back button returns',
    },
  },
  {
    id: 72,
    requirement: 'Pages are loaded when they are opened.',
    check: { file: e2e, test: 'the script of a page is loaded when the page is opened, not before' },
  },
  {
    id: 73,
    requirement: 'A page that fails to load is loaded again.',
    check: {
      file: 'e2e/navigation.e2e.ts',
      test: 'a part that fails leads to the page being opened; the second failure within a minute shows a notice and a way on',
    },
    also: [
      {
        file: 'apps/web/app/chunks/chunk-reload.test.ts',
        test: 'a part that fails on the way to a page leads to that page',
      },
    ],
  },
  {
    id: 74,
    requirement: 'That happens once in sixty seconds at most.',
    check: {
      file: 'apps/web/app/chunks/chunk-reload.test.ts',
      test: 'a second failure within 60 seconds does not',
    },
  },
  {
    id: 75,
    requirement: 'Other parts that are loaded later lead to the page as well when they fail.',
    check: {
      file: 'e2e/chunk-failures.e2e.ts',
      test: 'when a script fails on the way to a page, the page is there after one document at most',
    },
  },
  {
    id: 76,
    requirement: 'A popup that fails to load is replaced by its page.',
    check: { file: 'e2e/places.e2e.ts', test: 'a popup that cannot be loaded is replaced by its page' },
  },
  {
    id: 77,
    requirement: 'Nothing is prefetched on a 2g connection.',
    check: {
      file: 'e2e/navigation.e2e.ts',
      test: 'nothing is fetched ahead with {"saveData":false,"effectiveType":"2g"}',
    },
  },
  {
    id: 78,
    requirement: 'Nothing is prefetched while data are to be saved.',
    check: {
      file: 'e2e/navigation.e2e.ts',
      test: 'nothing is fetched ahead with {"saveData":true,"effectiveType":"4g"}',
    },
  },
  {
    id: 79,
    requirement: 'A thin bar at the top starts with a change of the route.',
    check: {
      file: 'e2e/navigation.e2e.ts',
      test: 'the progress bar shows itself on a slow navigation and leaves afterwards',
    },
  },
  {
    id: 80,
    requirement: 'It starts with a change of a parameter too.',
    check: {
      file: e2e,
      test: 'a thin bar at the top of the page runs when only a parameter of the route changes',
    },
  },
  {
    id: 81,
    requirement: 'It shows a failure.',
    check: {
      file: 'apps/web/app/ui/progress-bar/progress-phase.test.ts',
      test: 'a failure is shown whether or not the bar was running',
    },
  },
  {
    id: 82,
    requirement: 'It completes when the page is there.',
    check: {
      file: 'apps/web/app/ui/progress-bar/progress-phase.test.ts',
      test: 'a longer one runs, completes and fades',
    },
  },
  {
    id: 83,
    requirement: 'The layout of the site has a header, the page and a footer.',
    check: {
      file: e2e,
      test: 'a page of the site has a header, its content and a footer; one of the app has neither',
    },
  },
  {
    id: 84,
    requirement: 'The cookie banner appears in the browser alone.',
    check: { file: 'e2e/choices.e2e.ts', test: 'it is not in the document the server sends' },
  },
  {
    id: 85,
    requirement: 'Pages inside the mobile app have a bare layout.',
    check: {
      file: 'e2e/personal.e2e.ts',
      test: 'charts of the app have pages of their own, without the header of the site',
    },
    also: [
      {
        file: 'e2e/content.e2e.ts',
        test: 'every information and legal page has its text, and those of the app exist without the site header as well',
      },
    ],
  },
]
