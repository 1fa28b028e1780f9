import { posix } from 'node:path'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Pages, RenderPage } from './pages-options.ts'

/** The context key that the pages read the server's context by; it must be the object of their own bundle. */
type PagesModule = { readonly pageContext: Parameters<RouterContextProvider['set']>[0] }

/**
 * Turns a build of the pages into a renderer. It takes the build itself, not a function that loads it: with a function
 * React Router would sort all routes of the site for every request.
 */
export function renderWith(build: ServerBuild, mode: 'production' | 'development'): RenderPage {
  const handle = createRequestHandler(build, mode)
  // True: the pages' entry exports its context key beside the handler; a missing one throws at the first page.
  const { pageContext } = build.entry.module as unknown as PagesModule
  return (request, context) => {
    const provider = new RouterContextProvider()
    provider.set(pageContext, context)
    return handle(request, provider)
  }
}

/** The production build, read once. */
export async function builtPages(serverBuildPath: string): Promise<Pages> {
  const build: ServerBuild = await import(serverBuildPath)
  return { render: renderWith(build, 'production'), templates: listTemplates(build.routes) }
}

/** The URL templates of a build's pages as React Router matches them, without the catch-all route. */
export function listTemplates(routes: ServerBuild['routes']): string[] {
  const pages = Object.values(routes).filter((route) => route && (route.index || route.path))
  const templates = pages.map((page) => templateOf(page?.id, routes))
  return [...new Set(templates)].filter((template) => !template.endsWith('*'))
}

function templateOf(id: string | undefined, routes: ServerBuild['routes']): string {
  const route = routes[id ?? '']
  return route ? posix.join(templateOf(route.parentId, routes), route.path ?? '') : '/'
}
