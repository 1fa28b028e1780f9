import type { Pages } from '../../../apps/server/src/platform/pages/pages-options.ts'

/** Empty pages, for a server of which only the API is tested. */
export async function noPages(): Promise<Pages> {
  return { render: async () => new Response(), templates: [] }
}
