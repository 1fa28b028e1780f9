import type { TestProject } from 'vitest/node'
import { startSite } from '../tools/testbed/site/site.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into
  interface ProvidedContext {
    siteUrl: string
  }
}

/** One built site for all browser tests; a test that breaks things starts its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite()
  project.provide('siteUrl', site.url)
  return () => site.stop()
}
