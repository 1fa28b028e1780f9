import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '../../config.ts'
import { importGazetteer } from '../../features/places/index.ts'
import { systemClock } from '../../platform/clock.ts'

export const description =
  'imports the gazetteer; --dump <folder> from files of GeoNames, --if-empty only the first time'

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { dump: { type: 'string' }, work: { type: 'string' }, 'if-empty': { type: 'boolean' } },
  })
  const { databaseUrl } = parseConfig(process.env)
  try {
    await importGazetteer({
      root: join(import.meta.dirname, '../../../../..'),
      dump: values.dump,
      workFolder: values.work,
      ifEmpty: values['if-empty'] ?? false,
      url: databaseUrl,
      now: () => systemClock.now(),
      report: (line) => console.log(line),
    })
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
