import { McpServer } from '@modelcontextprotocol/server'
import { type Tool, type ToolResult, tools } from '@zeri/contract/tools'

type ServerOptions = {
  readonly product: string
  readonly version: string
  /** Runs a tool; never rejects. */
  readonly call: (tool: Tool, input: unknown) => Promise<ToolResult>
}

const INSTRUCTIONS =
  'A Chinese almanac that shows the reason behind every rating. Quote reasons, sources and addresses of the answers; ' +
  'do not add rules of your own. Ratings exist up to 30 days from today, facts for 1900 to 2100.'

/** An MCP server with every tool; one request uses it and drops it. */
export function makeServer({ product, version, call }: ServerOptions): McpServer {
  const server = new McpServer(
    { name: product, version },
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  )
  for (const tool of tools) {
    const { name, title, description, input } = tool
    server.registerTool(
      name,
      { title, description, inputSchema: input, annotations: { readOnlyHint: true, openWorldHint: false } },
      (sent) => call(tool, sent),
    )
  }
  return server
}
