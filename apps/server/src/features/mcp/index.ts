export { serveMcp } from './routes.ts'
