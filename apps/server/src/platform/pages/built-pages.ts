import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { RenderPage } from './pages.ts'

/** The pages' own key for what the server hands them; it must be the very object their bundle uses. */
type PagesModule = { readonly pageContext: Parameters<RouterContextProvider['set']>[0] }

/** Turns a build of the pages into a renderer. */
export function renderWith(
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): RenderPage {
  const handle = createRequestHandler(loadBuild, mode)
  return async (request, context) => {
    const build = await loadBuild()
    // True: the pages' entry exports its context key beside the handler; a missing one throws on the next line.
    const { pageContext } = build.entry.module as unknown as PagesModule
    const provider = new RouterContextProvider()
    provider.set(pageContext, context)
    return handle(request, provider)
  }
}

/** The production build, read once. */
export function builtPages(serverBuildPath: string): RenderPage {
  let build: Promise<ServerBuild> | undefined
  return renderWith(() => {
    build ??= import(serverBuildPath)
    return build
  }, 'production')
}
