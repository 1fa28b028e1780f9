export { isActive as isChartActive } from './access.ts'
export { type BirthKeys, birthKeySettings, findBirthKeyFaults } from './birth-key-settings.ts'
export { claimReadings, createBirths } from './births.ts'
export { exportCharts } from './export-charts.ts'
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
export { type ChartOf, findChart, isAccountChart, listChartsOf, updatePaid } from './store.ts'
export { openBirth } from './stored-birth.ts'
