export { type Locale, locales, type Words } from './locale.ts'
export { type MoonName, moonName } from './moon.ts'
export { type Element, pillarGlyphs, pillarWords } from './pillars.ts'
