import type { StatedFigures } from './find-unlisted.ts'

/**
 * Figures of the docs that nobody measured: limits and settings, sizes of what is tried, published facts, and what is computed
 * from rows of docs/measured.md. `all` is for parts that have nothing else.
 */
export const statedFigures: StatedFigures = {
  'CONTRIBUTING.md': ['1 200'],
  'docs/api.md': ['120 kB'],
  'docs/architecture.md': ['200 ms'],
  'docs/asvs.md': ['5 800'],
  'docs/billing.md': ['15 seconds', '23 hours', '24 hours', '1 000', '2 000', '10 000'],
  'docs/browsers.md': ['200 ms', '3.5 s', '562.5 ms'],
  'docs/cli.md': ['150 ms'],
  'docs/commands.md': ['10 000', '20 000', '100 000', '40 minutes'],
  'docs/console.md': ['95 %', '200'],
  'docs/content.md': ['10 000'],
  'docs/deploy.md': ['5 s', '10 s', '2 500', '10 000'],
  'docs/figures.md': ['12 kB'],
  'docs/lunar-dates.md': ['1 000', '1900', '2020', '2040', '2100'],
  'docs/mail.md': ['20 s', '0.1 %', '2 %'],
  'docs/mcp.md': ['4 ms', '16 kB', '5 000'],
  'docs/packages.md': ['200'],
  'docs/places.md': ['199 568'],
  'docs/print.md': ['20 s', '4 MB', '128 MB', '24', '503'],
  'docs/release.md': ['45 s'],
  'docs/reliability.md#bounds': 'all',
  'docs/reliability.md#drills': [
    ...['200 ms', '2 s', '26 hours', '6 hours'], // delays and jumps
    ...['250', '80', '443', '200', '503'], // requests, ports and statuses
  ],
  'docs/reliability.md#mutants': ['503', '2 s', '0'], // a status, a delay and an exit code
  'docs/reminders.md': ['30 s', '178'],
  'docs/runbooks/archive-stuck.md': 'all',
  'docs/runbooks/disk-full.md': 'all',
  'docs/runbooks/key-leak.md': 'all',
  'docs/runbooks/mail-bounces.md': 'all',
  'docs/runbooks/offsite-stale.md': 'all',
  'docs/runbooks/reminders-late.md': 'all',
  'docs/runbooks/replica-lag.md': 'all',
  'docs/runbooks/restore.md': 'all',
  'docs/runbooks/slow-pages.md': 'all',
  'docs/scale.md#two-million-accounts': [
    '0.4',
    '1.5',
    '2',
    '4',
    '5',
    '12',
    '28',
    '400',
    '20 000',
    '2 000 000',
  ],
  'docs/scale.md#what-breaks-first-and-the-next-step': 'all',
  'docs/scale.md#reminders': ['8 000', '3 570 a second'],
  'docs/scale.md#what-telegram-allows': 'all',
  'docs/scale.md#what-many-subscribers-need': 'all',
  'docs/scale.md#the-drill-of-reminders': ['300 000'],
  'docs/scale.md#under-load': ['500'],
  'docs/scale.md#what-our-nginx-rules-cost': ['0.95', '0.9'],
  'docs/scale.md#a-soak-test': ['16 MB'],
  'docs/search.md': ['32 MB'],
  'docs/security.md': ['8 KB', '256', '1 000', '2 000', '5 800', '100 000', '24 hours'],
  'docs/site-search.md': ['40 ms', '95 %'],
  'docs/slo.md': 'all',
  'docs/spec-notes.md': 'all',
}
