import { runFigures } from '../figures.ts'
import { measureHouse } from './house.ts'
import { measureLighthouse } from './lighthouse.ts'

await runFigures({ house: measureHouse, lighthouse: measureLighthouse }, process.argv.slice(2))
