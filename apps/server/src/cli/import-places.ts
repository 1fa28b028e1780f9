import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '../config.ts'
import { importGazetteer } from '../features/places/index.ts'
import { systemClock } from '../platform/clock.ts'

const { values } = parseArgs({
  options: { dump: { type: 'string' }, work: { type: 'string' }, 'if-empty': { type: 'boolean' } },
})
const { databaseUrl } = parseConfig(process.env)
try {
  await importGazetteer({
    root: join(import.meta.dirname, '../../../..'),
    dump: values.dump,
    workFolder: values.work,
    ifEmpty: values['if-empty'] ?? false,
    url: databaseUrl,
    now: () => systemClock.now(),
    report: (line) => console.log(line),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
