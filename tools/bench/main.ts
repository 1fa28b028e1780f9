import { runFigures } from '../figures.ts'
import { measureHouse } from './house.ts'
import { measureLighthouse } from './lighthouse.ts'

await runFigures(
  { house: async (options) => [...(await measureHouse(options)), ...(await measureLighthouse(options))] },
  process.argv.slice(2),
)
