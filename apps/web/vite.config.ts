import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkReloadGuard } from './chunk-reload-guard.ts'
import { classNames } from './class-names.ts'
import { compiledPaths } from './compiled-paths.ts'
import { filledChunks } from './filled-chunks.ts'
import { hoverRules } from './hover-rules.ts'
import { unusedRouterParts } from './unused-router-parts.ts'

/** The libraries of every page: one file that stays in browsers' caches while our own code changes. */
const VENDOR = /\/node_modules\/(?:react|react-dom|scheduler|react-router|@remix-run)\//
/** The frame of every page: one script and one style sheet instead of a dozen small files. */
const SITE =
  /\/apps\/web\/app\/(?:features\/site(?!\/(?:browser-report|cookie-consent|measurements|visit-counter|visited-path)\.)|layouts|visit|ui(?!\/(?:(?:form|popup|share|tabs)\/|(?:list-keys|option-after|use-open-by-hash)\.)))\/.+\.(?:tsx?|css)$/

/** Grids of days, on the home page, months and years: the page of a day has none. */
const GRID = '(?:date-grid|date-picker|grid-keys|month-days|use-date-grid)\\.'
/** What months and years have beside them, and the home page does not. */
const HEADS =
  '(?:best-activities|calendar-head|day-cell|fetch-day-details|good-and-bad|month-grid|rated-cell|use-day-words|weekday-head)\\.'

const groups = [
  { name: 'vendor', test: VENDOR },
  // Separate from the frame: the entry script needs it too, and would otherwise load the frame's style sheet.
  // The small rules of the contract are here too, or the group `calendar` would take them and every form would load it.
  {
    name: 'i18n',
    test: /\/(?:apps\/web\/app\/i18n\/(?!civil-(?:day|month)\.).+|packages\/contract\/src\/browser\/locales)\.ts$/,
  },
  // Forms check dates by it; the first page does not.
  { name: 'calendar-range', test: /\/packages\/contract\/src\/browser\/calendar-range\.ts$/ },
  { name: 'site', test: SITE },
  // Shared by the pages of days, months and years. A group takes with it what its modules import.
  {
    name: 'calendar',
    test: new RegExp(
      `/(?:features/(?:calendar/(?!${GRID}|${HEADS})[\\w-]+|charts/chart-switch)|i18n/civil-day)\\.(?:tsx?|module\\.css)$`,
    ),
  },
  // Two signs of both, or a day would load the grids for them.
  { name: 'calendar', test: /\/IconChevron(?:Left|Right)\.mjs$/ },
  { name: 'calendar-grid', test: new RegExp(`/(?:features/calendar/${GRID}|i18n/civil-month\\.)`) },
  { name: 'calendar-heads', test: new RegExp(`/features/calendar/${HEADS}`) },
  // Pictures of directions: the page of a day has them as markup and needs their styles alone.
  { name: 'fengshui', test: /\/features\/fengshui\/fengshui\.module\.css$/ },
  // A day, a month, a year: for everyone, at a place and for a person.
  ...['day', 'month', 'year'].map((page) => ({
    name: `${page}-page`,
    test: new RegExp(`/features/calendar/${page}-page/.+\\.(?:tsx?|module\\.css)$`),
  })),
  // The home page, at a place too.
  { name: 'home-page', test: /\/features\/(?:home\/|chooser\/plan-)[\w-]+\.(?:tsx?|module\.css)$/ },
  // Small parts of forms in popups: every name of a file costs the first load some bytes.
  { name: 'form', test: /\/app\/ui\/form\/[\w-]+\.(?:tsx|module\.css)$/ },
  {
    name: 'auth',
    test: /\/features\/accounts\/(?:auth-(?:form-names|forms|tabs)|factor-fields|recovery-step|second-factor-form|send-auth-form)\.(?:tsx?|module\.css)$/,
  },
  // Shared by the pages of texts.
  { name: 'content', test: /\/features\/content\/(?!question-)[\w-]+\.(?:tsx?|module\.css)$/ },
]

export default defineConfig(({ command }) => ({
  plugins: [
    classNames(),
    reactRouter(),
    chunkReloadGuard(),
    unusedRouterParts(),
    compiledPaths(),
    filledChunks(),
  ],
  // Short names of classes take a tenth off every document. In development they say where they come from.
  css: {
    postcss: { plugins: [hoverRules()] },
    ...(command === 'build' ? { modules: { generateScopedName: '[hash:base64:6]' } } : {}),
  },
  build: {
    // The content security policy allows no data: fonts, so every asset stays a file.
    assetsInlineLimit: 0,
  },
  // Development scans all pages at its start; otherwise the first visit to each would reload the browser.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/{root,layouts/*,routes/*}.tsx'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Each page carries the few constants it uses, not the file that declares all of them.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
}))
