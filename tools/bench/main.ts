import { runFigures } from '../figures.ts'
import { measureAlmanac } from './almanac.ts'
import { measureChooser } from './chooser.ts'
import { measureHouse } from './house.ts'
import { measureLighthouse } from './lighthouse.ts'

await runFigures(
  { house: measureHouse, lighthouse: measureLighthouse, almanac: measureAlmanac, chooser: measureChooser },
  process.argv.slice(2),
)
