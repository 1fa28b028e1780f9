export { isIndexable } from './indexable.ts'
export { registerSearchEngines } from './routes.ts'
