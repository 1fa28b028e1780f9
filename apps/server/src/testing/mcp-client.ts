import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { TestApp } from './test-app.ts'

export type ToolCall = (
  name: string,
  sent: Readonly<Record<string, unknown>>,
) => Promise<{ readonly isError: boolean; readonly text: string; readonly structured: Structured }>

// biome-ignore lint/suspicious/noExplicitAny: tests read any part of a result
type Structured = any

/** A client of the official SDK, connected over streamable HTTP. */
export async function connectClient({ app }: TestApp): Promise<{
  readonly client: Client
  readonly call: ToolCall
  close(): Promise<void>
}> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)))
  return {
    client,
    async call(name, sent) {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...sent } })
      const [first] = content
      return {
        isError: isError === true,
        text: first?.type === 'text' ? first.text : '',
        structured: structuredContent,
      }
    },
    close: () => client.close(),
  }
}
