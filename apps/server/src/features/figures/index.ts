export { findDescribe, readFigure } from './figures.ts'
export { figuresRoutes } from './routes.ts'
