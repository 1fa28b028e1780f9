import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { TestApp } from './test-app.ts'

export type ToolCall = (
  name: string,
  sent: Readonly<Record<string, unknown>>,
) => Promise<{ readonly isError: boolean; readonly text: string; readonly structured: Structured }>

// biome-ignore lint/suspicious/noExplicitAny: tests read any part of a result
type Structured = any

type Connected = { readonly client: Client; readonly call: ToolCall; close(): Promise<void> }

const command = join(import.meta.dirname, '../../../../packages/cli/src/main.ts')

/** A client of the official SDK, connected over streamable HTTP; `address` is that of the site. */
export async function connectClient({ app }: TestApp): Promise<Connected & { readonly address: string }> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { ...(await connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)))), address }
}

/** The same over stdio: it starts `zeri mcp`, which calls the site at an address. */
export function connectCommand(address: string): Promise<Connected> {
  const env = { PATH: process.env.PATH ?? '', ZERI_URL: address }
  return connect(new StdioClientTransport({ command: process.execPath, args: [command, 'mcp'], env }))
}

async function connect(transport: Parameters<Client['connect']>[0]): Promise<Connected> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
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
