// `npm run bench -- [word …] [--small | --record]`: time, memory and size of the product against their bars, one JSON line
// a figure. `--record` writes those that docs/scale.md rests on into it.

import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { needs, runFigures, withSecondTry } from '../figures/figures.ts'
import { findBrowser } from '../testbed/browser.ts'
import { findNginx } from '../testbed/nginx/nginx.ts'
import { findPgbouncer } from '../testbed/postgres/pgbouncer.ts'
import { findBinaries } from '../testbed/postgres/programs.ts'
import { measureAccounts } from './accounts.ts'
import { measureActivities } from './activities.ts'
import { measureAlmanac } from './almanac.ts'
import { measureApp } from './app.ts'
import { measureCalendar } from './calendar.ts'
import { measureCharts } from './charts.ts'
import { measureChooser } from './chooser.ts'
import { measureCommand } from './command.ts'
import { measureConsole } from './console.ts'
import { measureContent } from './content.ts'
import { measureCosts } from './costs.ts'
import { measureFeeds } from './feeds.ts'
import { measureFirstLoads } from './first-load.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLinks } from './links.ts'
import { findWrk } from './measuring/load.ts'
import { measurePersonalPages } from './personal-pages.ts'
import { measurePhone } from './phone.ts'
import { measurePlaces } from './places.ts'
import { measurePredict } from './predict.ts'
import { measureProfile } from './profile.ts'
import { measureReminders } from './reminders.ts'
import { recordFigures } from './scale/record-figures.ts'
import { measureScale } from './scale/scale.ts'
import { measureSearchTime } from './search.ts'
import { measureSoak } from './soak.ts'
import { measureLoad, measurePooledLoad } from './under-load.ts'

const measureChoice: typeof measureChooser = async (options) => [
  ...(await measureChooser(options)),
  ...(await measurePredict(options)),
]
const measureOwnCharts: typeof measureCharts = async (options) => [
  ...(await measureCharts(options)),
  ...(await measurePersonalPages(options)),
]

const args = process.argv.slice(2)
const records = args.includes('--record')
if (records && args.includes('--small')) throw new Error('a small run is not recorded')
const [load = 0] = loadavg()
const figures = await runFigures(
  {
    app: needs(measureApp, findWrk),
    'first-load': needs(measureFirstLoads, findBrowser),
    lighthouse: needs(measureLighthouse, findBrowser),
    phone: needs(measurePhone, findBrowser, findNginx),
    links: measureLinks,
    almanac: withSecondTry(measureAlmanac),
    command: withSecondTry(measureCommand),
    activities: measureActivities,
    chooser: measureChoice,
    feeds: needs(measureFeeds, findWrk),
    calendar: needs(measureCalendar, findWrk, findNginx, findBrowser),
    places: needs(measurePlaces, findWrk),
    search: measureSearchTime,
    accounts: measureAccounts,
    reminders: needs(measureReminders, findBinaries),
    console: needs(measureConsole, findBinaries),
    content: needs(measureContent, findBrowser),
    scale: needs(measureScale, findBinaries),
    costs: needs(measureCosts, findWrk, findNginx, findBinaries),
    charts: needs(measureOwnCharts, findWrk),
    load: needs(measureLoad, findWrk, findNginx),
    'load-pgbouncer': needs(measurePooledLoad, findNginx, findPgbouncer),
    soak: needs(measureSoak, findNginx),
    profile: needs(measureProfile, findNginx),
  },
  args,
)
if (records) {
  recordFigures(figures, load)
  spawnSync(process.execPath, [join(import.meta.dirname, '../generate/scale.ts')], { stdio: 'inherit' })
}
