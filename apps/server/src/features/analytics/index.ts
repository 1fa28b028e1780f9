export { analyticsSettings } from './analytics-settings.ts'
export { ANALYTICS_RULES, createHttpAnalytics, noAnalytics } from './port.ts'
export { analyticsRoutes } from './routes.ts'
