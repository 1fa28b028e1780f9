import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = '{packages,apps,tools}/**/*.test.{ts,tsx}'
const databaseTests = '{packages,apps,tools}/**/*.db.test.ts'
/** Unit tests that take seconds each: they run with the database tests, so that `npm run check` stays short. */
const slowTests = '{packages,apps,tools}/**/*.slow.test.ts'
const notSource = [...configDefaults.exclude, '**/{build,dist}/**']
const MINUTE_MS = 60_000
/** No test waits for real time to pass: this ends one that hangs, and spares one on a busy machine. */
const patient = { testTimeout: MINUTE_MS, hookTimeout: MINUTE_MS }
/** Browser tests that load the machine or measure time: nothing else runs beside them. */
const measured = ['e2e/{foreign-cache,guessing,nginx,slow-clients}.e2e.ts']
const browser = {
  // On a busy machine a click can come before the page is ready, so only a second failure counts. The report names each
  // test that was retried.
  retry: process.env.CI ? 1 : 0,
  testTimeout: 2 * MINUTE_MS,
  hookTimeout: 3 * MINUTE_MS,
}
/** Importing the server takes three seconds of a processor: the files of a worker share one module graph. */
const inChromium = { ...browser, isolate: false, setupFiles: 'e2e/after-each-file.ts' }

/** Starts the longest files first; by their size they would come last, and then run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      /\/(?:pages-in-|authorization\.)/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // In CI each run writes a report of its own; tools/ci/summary.ts adds them up.
    reporters: process.env.CI
      ? ['default', ['json', { outputFile: `reports/vitest-${process.pid}.json` }]]
      : ['default'],
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          include: [tests],
          exclude: [...notSource, databaseTests, slowTests],
          // No module has state or side effects at import, so the files of a worker may share one module graph.
          isolate: false,
        },
      },
      { test: { ...patient, name: 'slow', include: [slowTests], exclude: notSource, isolate: false } },
      {
        test: {
          ...patient,
          name: 'db',
          include: [databaseTests],
          exclude: notSource,
          globalSetup: 'tools/testbed/postgres/vitest-database.ts',
          isolate: false,
          maxWorkers: 3, // they mostly wait for PostgreSQL
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...inChromium,
          name: 'e2e',
          globalSetup: 'e2e/setup.ts',
          include: ['e2e/**/*.e2e.ts'],
          exclude: [...notSource, ...measured],
          maxWorkers: 3, // they wait for the network to be idle more than for a processor
        },
      },
      {
        test: {
          ...inChromium,
          name: 'e2e-alone', // each file starts servers of its own
          include: measured,
          exclude: notSource,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...browser,
          name: 'browsers', // Firefox and WebKit; not in CI, their packages are large
          include: ['e2e/browsers/*.browsers.ts'],
          exclude: notSource,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
