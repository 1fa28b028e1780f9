export { registerManifest } from './manifest.ts'
