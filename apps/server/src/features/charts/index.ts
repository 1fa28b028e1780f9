export { type BirthKeys, birthKeySettings } from './birth-key-settings.ts'
export { claimReadings, createBirths } from './births.ts'
export { isPaidAt, personalUntilSql, type Tier } from './entitlement.ts'
export { exportCharts, exportFolders } from './export-charts.ts'
export { findPersonByBirth, findPersonOf, type ListedPerson, listPeople } from './personal-days.ts'
export { sweepReadings } from './planners.ts'
export { rotateKeys } from './rotate-keys.ts'
export { chartsRoutes } from './routes.ts'
export { seedCharts } from './seed-charts.ts'
export { activatePaidChart } from './select-chart.ts'
export {
  createBirthKeyring,
  createServices as createChartServices,
  type Services as ChartServices,
} from './services.ts'
export { unshareChartsOf } from './sharing-store.ts'
export { type ChartOf, findChart, isAccountChart, listChartsOf, updatePaid } from './store.ts'
export { openBirth } from './stored-birth.ts'
