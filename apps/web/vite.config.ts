import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkReloadGuard } from './chunk-reload-guard.ts'

/** What every page runs on: one file that stays in browsers' caches while our own code moves on. */
const VENDOR = /\/node_modules\/(?:react|react-dom|scheduler|react-router|@remix-run|i18next|react-i18next)\//
/** What the frame of every page is made of: one script and one style sheet instead of a dozen crumbs. */
const SITE =
  /\/apps\/web\/app\/(?:features\/site(?!\/(?:cookie-answer|visit-counter|visited-path)\.)|layouts|ui(?!\/(?:form|popup|tabs)\/))\/.+\.(?:tsx?|css)$/

const groups = [
  { name: 'vendor', test: VENDOR },
  // Apart from the frame: the entry script needs it too, and would otherwise own the frame's style sheet.
  // The small rules of the contract are here too, or the group `calendar` would take them and every form would load it.
  {
    name: 'i18n',
    test: /\/(?:apps\/web\/app\/i18n\/(?!civil-day\.).+|packages\/contract\/src\/browser\/(?:calendar-range|locales|operation-paths))\.ts$/,
  },
  { name: 'site', test: SITE },
  // Pages that show no activities do without their pictures; the others share one file of them.
  { name: 'activity-icons', test: /\/features\/calendar\/activity-icons\.ts$/ },
  // What the pages of days, months and years have in common.
  { name: 'calendar', test: /\/(?:features\/calendar\/[\w-]+|i18n\/civil-day)\.(?:tsx?|module\.css)$/ },
  // What the pages of texts have in common.
  { name: 'content', test: /\/features\/content\/(?!question-)[\w-]+\.(?:tsx?|module\.css)$/ },
]

export default defineConfig({
  plugins: [reactRouter(), chunkReloadGuard()],
  build: {
    // The content security policy knows no data: fonts, so every asset stays a file.
    assetsInlineLimit: 0,
  },
  // Development looks through all pages at its start, or the first visit to each would reload the browser.
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
})
