import type { TestProject } from 'vitest/node'
import { findBrowser } from '../tools/testbed/browser.ts'
import { startSite } from '../tools/testbed/site/site.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into
  interface ProvidedContext {
    siteUrl: string
  }
}

/** One built site for all browser tests; a test file that changes data or settings starts its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  findBrowser()
  const site = await startSite()
  project.provide('siteUrl', site.url)
  return () => site.stop()
}
