import { McpServer } from '@modelcontextprotocol/server'
import { instructions, type Tool, type ToolResult, tools } from '@zeri/contract/tools'

type ServerOptions = {
  readonly product: string
  readonly version: string
  /** Runs a tool; never rejects. */
  readonly call: (tool: Tool, input: unknown) => Promise<ToolResult>
}

/** An MCP server with every tool; one request uses it and drops it. */
export function makeServer({ product, version, call }: ServerOptions): McpServer {
  const server = new McpServer(
    { name: product, version },
    { instructions, capabilities: { tools: { listChanged: false } } },
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
