export { defaultPlace } from './default-place.ts'
