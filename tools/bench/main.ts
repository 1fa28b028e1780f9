import { runFigures } from '../figures/figures.ts'
import { measureAccounts } from './accounts.ts'
import { measureAlmanac } from './almanac.ts'
import { measureApp } from './app.ts'
import { measureCalendar } from './calendar.ts'
import { measureCharts } from './charts.ts'
import { measureChooser } from './chooser.ts'
import { measureContent } from './content.ts'
import { measureCosts } from './costs.ts'
import { measureFeeds } from './feeds.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePersonalPages } from './personal-pages.ts'
import { measurePlaces } from './places.ts'
import { measurePredict } from './predict.ts'
import { measureProfile } from './profile.ts'
import { measureReminders } from './reminders.ts'
import { measureScale } from './scale/scale.ts'
import { measureSoak } from './soak.ts'
import { measureLoad } from './under-load.ts'

await runFigures(
  {
    app: measureApp,
    lighthouse: measureLighthouse,
    almanac: measureAlmanac,
    chooser: async (options) => [...(await measureChooser(options)), ...(await measurePredict(options))],
    feeds: measureFeeds,
    calendar: measureCalendar,
    places: measurePlaces,
    accounts: measureAccounts,
    reminders: measureReminders,
    content: measureContent,
    scale: measureScale,
    costs: measureCosts,
    charts: async (options) => [...(await measureCharts(options)), ...(await measurePersonalPages(options))],
    load: measureLoad,
    soak: measureSoak,
    profile: measureProfile,
  },
  process.argv.slice(2),
)
