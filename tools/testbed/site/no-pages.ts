import type { Pages } from '../../../apps/server/src/platform/pages/pages-options.ts'

/** For a server whose pages nobody looks at: each is empty. */
export async function noPages(): Promise<Pages> {
  return { render: async () => new Response(), templates: [] }
}
