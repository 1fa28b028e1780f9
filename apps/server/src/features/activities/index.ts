export { deedOf } from './activity.ts'
export { findActivityPage } from './activity-page.ts'
export { activitiesRoutes } from './routes.ts'
