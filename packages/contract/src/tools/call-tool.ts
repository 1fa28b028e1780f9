import * as z from 'zod'
import { ApiError, NetworkError } from '../client.ts'
import type { ErrorCode } from '../errors.ts'
import { refusalTexts } from '../refusal-texts.ts'
import type { Tool, ToolDeps } from './tool.ts'

/** The result of a tool call as the protocol carries it. */
export type ToolResult = {
  content: { type: 'text'; text: string }[]
  structuredContent: Record<string, unknown>
  isError?: true
}

type Details = Readonly<Record<string, string | number>>

/** Runs a tool. A refusal of the API becomes a result that says so; any other failure is thrown. */
export async function callTool(tool: Tool, input: unknown, deps: ToolDeps): Promise<ToolResult> {
  try {
    const { structured, text } = await tool.run(input, deps)
    return { content: [{ type: 'text', text }], structuredContent: { ...structured } }
  } catch (error) {
    if (error instanceof ApiError) return refuseCall(error.code, error.fields)
    if (error instanceof z.ZodError) return refuseCall('request.invalid', fieldsOf(error))
    if (error instanceof NetworkError) return refuseCall('server.unavailable')
    throw error
  }
}

/** A refusal as a result: its code, a sentence, and what is wrong with which field. */
export function refuseCall(code: ErrorCode, fields: Details = {}): ToolResult {
  const message = refusalTexts[code]
  const lines = Object.entries(fields).map(([name, rule]) => `${name}: ${rule}`)
  return {
    isError: true,
    content: [{ type: 'text', text: [`${code}: ${message}`, ...lines].join('\n') }],
    structuredContent: { error: { code, message, fields } },
  }
}

function fieldsOf({ issues }: z.ZodError): Details {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'input', message]))
}
