export { createFindActivity } from './find-activity.ts'
export { searchRoutes } from './routes.ts'
