import { join } from 'node:path'
import { runFigures } from '../figures.ts'
import { checkContent } from './check.ts'

const folder = join(import.meta.dirname, '../../content')
await runFigures({ content: async () => checkContent(folder) }, process.argv.slice(2))
