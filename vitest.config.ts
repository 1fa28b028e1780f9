import { configDefaults, defineConfig } from 'vitest/config'

const tests = '{packages,apps,tools}/**/*.test.{ts,tsx}'
const databaseTests = '{packages,apps,tools}/**/*.db.test.ts'
const notSource = [...configDefaults.exclude, '**/{build,dist}/**']
const MINUTE_MS = 60_000

export default defineConfig({
  test: {
    // In CI each run leaves its figures in a file of its own; tools/ci/summary.ts adds them up.
    reporters: process.env.CI
      ? ['default', ['json', { outputFile: `reports/vitest-${process.pid}.json` }]]
      : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [tests],
          exclude: [...notSource, databaseTests],
          // No module keeps state or works at import, so the files of a worker may share one module graph.
          isolate: false,
        },
      },
      {
        test: {
          name: 'db',
          include: [databaseTests],
          exclude: notSource,
          globalSetup: 'tools/vitest-database.ts',
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: notSource,
          globalSetup: 'e2e/setup.ts',
          // One browser and one set of server processes: files that run together would measure each other.
          fileParallelism: false,
          testTimeout: 2 * MINUTE_MS,
          hookTimeout: 3 * MINUTE_MS,
        },
      },
    ],
  },
})
