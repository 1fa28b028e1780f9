import { McpServer } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import {
  type Client,
  callTool,
  createClient,
  instructions,
  refuseCall,
  type Tool,
  type ToolResult,
  tools,
} from '@zeri/contract/tools'
import type { SiteAccess } from '../api/call-site.ts'
import type { Context } from '../define-command.ts'
import { Refusal } from '../refusal.ts'
import { version } from '../version.ts'
import { offlineTools } from './offline-tools.ts'
import { runCommand } from './run-command.ts'

const TIMEOUT_MS = 20_000
const OFFLINE = ' Here the facts are computed without a network and have no rating; explain_verdict has it.'
const NO_SITE = { ZERI_URL: 'ratings come from the site: set ZERI_URL to its address' }

/** Where ratings come from; undefined while no site is named. */
type ToolContext = Context & { readonly access: SiteAccess | undefined }

/** Serves the tools on standard input and output until the client closes them. */
export async function serveTools(context: ToolContext): Promise<void> {
  const transport = new StdioServerTransport()
  await new Promise<void>((resolve) => {
    process.stdin.once('end', resolve)
    process.stdin.once('close', resolve)
    serveStdio(() => makeServer(context), {
      transport,
      onerror: ({ message }) => context.surroundings.writeError(`zeri mcp: ${message}`),
    })
  })
}

function makeServer(context: ToolContext): McpServer {
  const server = new McpServer({ name: 'zeri', version }, { instructions })
  for (const tool of tools) {
    const { name, title, description, input } = tool
    const described = name in offlineTools ? description + OFFLINE : description
    const annotations = { readOnlyHint: true, openWorldHint: !(name in offlineTools) }
    server.registerTool(name, { title, description: described, inputSchema: input, annotations }, (sent) =>
      runTool(tool, sent, context),
    )
  }
  return server
}

/** Facts are computed here; ratings come from the site. */
async function runTool(tool: Tool, sent: Record<string, unknown>, context: ToolContext): Promise<ToolResult> {
  const offline = offlineTools[tool.name]
  if (offline) return runOffline(offline, sent, context)
  if (!context.access) return refuseCall('server.unavailable', NO_SITE)
  const { origin } = context.access.url
  return callTool(tool, sent, {
    client: clientOf(context.access, context),
    origins: { en: origin, ru: origin },
  })
}

async function runOffline(
  { command, wordsOf }: (typeof offlineTools)[string],
  sent: Record<string, unknown>,
  { surroundings }: ToolContext,
): Promise<ToolResult> {
  const locale = sent.locale === 'ru' ? 'ru' : 'en'
  try {
    const { structured, text } = await runCommand(command, wordsOf(sent), { locale, surroundings })
    return { content: [{ type: 'text', text }], structuredContent: structured }
  } catch (error) {
    if (error instanceof Refusal) return refuseCall('request.invalid', { input: error.words[locale] })
    throw error
  }
}

/** The API of the site, with the key if there is one. */
function clientOf({ url, key }: SiteAccess, { surroundings }: ToolContext): Client {
  return createClient({
    transport: async ({ method, path, body }) => {
      const response = await surroundings.fetch(new URL(url.pathname.replace(/\/$/, '') + path, url), {
        method,
        headers: {
          ...(key ? { authorization: `Bearer ${key}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return { status: response.status, text: await response.text() }
    },
  })
}
