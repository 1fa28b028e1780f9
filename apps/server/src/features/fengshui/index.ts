export { describeYearOfStars } from './describe-year.ts'
export { findFengshuiPage } from './fengshui-page.ts'
export { fengshuiRoutes } from './routes.ts'
