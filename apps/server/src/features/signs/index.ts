export { signsRoutes } from './routes.ts'
export { findSignPage, listSignPages } from './sign-page.ts'
