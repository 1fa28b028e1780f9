import { join } from 'node:path'
import type { PageContext } from '@zeri/contract'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

const serverBuild = join(import.meta.dirname, '../../apps/web/build/server/index.js')

type Render = ServerBuild['entry']['module']['default']
type RenderArgs = Parameters<Render>

/** The same arguments with a fresh stream of data, since a stream can be read only once. */
function withFreshData(
  [request, status, headers, entryContext, loadContext]: RenderArgs,
  data: string,
): RenderArgs {
  const serverHandoffStream = new Blob([data]).stream()
  return [request, status, new Headers(headers), { ...entryContext, serverHandoffStream }, loadContext]
}

/** Processor time of React rendering a page from its data, in microseconds: the least any server needs. */
export async function measureRenderAlone(
  path: string,
  context: PageContext,
  rounds: number,
): Promise<number> {
  const build: ServerBuild = await import(serverBuild)
  let captured: RenderArgs | undefined
  let data = ''
  const render: Render = build.entry.module.default
  const entry = {
    ...build.entry,
    module: {
      ...build.entry.module,
      default: async (...args: RenderArgs) => {
        captured = args
        data = await new Response(args[3].serverHandoffStream).text()
        return render(...withFreshData(args, data))
      },
    },
  }
  // True: the pages' entry exports its context key beside the handler.
  const { pageContext } = build.entry.module as unknown as {
    pageContext: Parameters<RouterContextProvider['set']>[0]
  }
  const provider = new RouterContextProvider()
  provider.set(pageContext, context)
  const handle = createRequestHandler({ ...build, entry }, 'production')
  await (await handle(new Request(`http://localhost${path}`), provider)).text()
  const known = captured
  if (!known) throw new Error(`${path} was not rendered`)
  const once = async (): Promise<void> => {
    const response = await render(...withFreshData(known, data))
    await (response as Response).text()
  }
  for (let round = 0; round < rounds; round++) await once()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) await once()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / rounds
}
