import { runFigures } from '../figures.ts'
import { gracefulStop } from './graceful-stop.ts'
import { drillWorkerKill } from './worker-kill.ts'

await runFigures({ jobs: drillWorkerKill, stop: gracefulStop }, process.argv.slice(2))
