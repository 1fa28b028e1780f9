import type { TestProject } from 'vitest/node'
import type {} from '../../../apps/server/src/testing/database.ts'
import { createTemporaryDatabase } from './temporary-database.ts'

/** Vitest's global setup for `*.db.test.ts`: one empty database a run, one schema in it a file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await createTemporaryDatabase(process.env)
  project.provide('databaseUrl', database.url)
  return () => database.drop()
}
