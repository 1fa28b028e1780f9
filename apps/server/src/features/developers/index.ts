export { developersRoutes } from './routes.ts'
