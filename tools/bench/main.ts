import { runFigures } from '../figures.ts'
import { measureAlmanac } from './almanac.ts'
import { measureHouse } from './house.ts'
import { measureLighthouse } from './lighthouse.ts'

await runFigures(
  {
    house: async (options) => [...(await measureHouse(options)), ...(await measureLighthouse(options))],
    almanac: measureAlmanac,
  },
  process.argv.slice(2),
)
