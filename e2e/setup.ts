import type { TestProject } from 'vitest/node'
import { findBrowser } from '../tools/testbed/browser.ts'
import { createMigratedDatabase, startSite, TEMPLATE_SETTING } from '../tools/testbed/site/site.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into
  interface ProvidedContext {
    siteUrl: string
  }
}

/** One built site for all browser tests; a test file that changes data or settings starts its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  findBrowser()
  const dropTemplate = await shareTemplate()
  const site = await startSite()
  project.provide('siteUrl', site.url)
  return async () => {
    await site.stop()
    await dropTemplate()
  }
}

/** Lets all test files copy one migrated database on one server; each worker process inherits these settings. */
async function shareTemplate(): Promise<() => Promise<void>> {
  if (process.env[TEMPLATE_SETTING]) return async () => {}
  const { name, serverUrl, drop } = await createMigratedDatabase()
  Object.assign(process.env, { TEST_DATABASE_URL: serverUrl, [TEMPLATE_SETTING]: name })
  return drop
}
