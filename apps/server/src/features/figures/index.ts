export { createFigureMemory } from './figure-memory.ts'
export { findDescribe, readFigure } from './figures.ts'
export { figuresRoutes } from './routes.ts'
