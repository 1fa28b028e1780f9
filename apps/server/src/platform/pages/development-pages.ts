import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { renderWith } from './built-pages.ts'
import type { Pages } from './pages-options.ts'

/** Renders the pages from their sources, with hot reload on the site's own port. Vite exists in development only. */
export async function developmentPages(app: FastifyInstance, webRoot: string): Promise<Pages> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root: webRoot,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the pages cannot be run in development')
  const load = (): Promise<ServerBuild> => ssr.runner.import('virtual:react-router/server-build')
  return {
    // Templates may change with the sources, so none gets a route of its own.
    render: async (request, context) => renderWith(await load(), 'development')(request, context),
    templates: [],
  }
}
