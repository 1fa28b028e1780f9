// Tools for language models over the Model Context Protocol: streamable HTTP, one request at a time, without sessions.

import { createMcpHandler } from '@modelcontextprotocol/server'
import { almanacVersion } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/contract'
import { callTool, refuseCall, type Tool, type ToolResult } from '@zeri/contract/tools'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { isCrossSite } from '../../platform/http/auth.ts'
import { type Charge, costs } from '../../platform/http/charge.ts'
import type { Clients } from '../../platform/http/in-process-client.ts'
import type { Log } from '../../platform/log.ts'
import { isKnownHost } from './known-host.ts'
import { makeServer } from './make-server.ts'

type McpDeps = {
  readonly clientFor: Clients['clientFor']
  readonly charge: Charge
  readonly log: Log
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
}

const MCP_PATH = '/mcp'

/** Arguments of a call are a few words. */
const MAX_BYTES = 16_384
/** A message is flat; one of thousands of levels would overflow the stack of whatever reads it. */
const MAX_DEPTH = 32

/** Headers of the protocol; cookies, tokens and everything else of the visitor stay outside. */
const passedOn = /^(?:accept|content-type|mcp-[a-z-]+)$/

/**
 * Serves the tools to anyone. They call the operations of the API as a visitor without an account: the same horizon, the
 * same limits by cost. Nothing of a call is stored or logged.
 */
export function serveMcp(app: FastifyInstance, deps: McpDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BYTES }, readMessage)
    scope.addHook('onRequest', async (request) => {
      if (!isKnownHost(request.host, deps.origins) || isCrossSite(request))
        throw new AppError('request.cross-site')
    })
    scope.post(MCP_PATH, (request, reply) => answer(request, reply, deps))
    scope.route({ method: ['GET', 'PUT', 'PATCH', 'DELETE'], url: MCP_PATH, handler: refuseMethod })
  })
}

function readMessage(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  const message = parse(String(body))
  // A batch would be many calls for the price of one request; the protocol has none since 2025-06-18.
  const isMessage = typeof message === 'object' && message !== null && !Array.isArray(message)
  if (isMessage && isShallow(message)) done(null, message)
  else done(new AppError('request.invalid'))
}

function isShallow(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1))
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

async function answer(request: FastifyRequest, reply: FastifyReply, deps: McpDeps): Promise<FastifyReply> {
  const unpaid = await deps.charge(request, costs.toolMessage).catch(toRefusal)
  // A client shows the refusal of a call to its user; other messages have no place for one.
  if (unpaid && !isToolCall(request.body)) throw unpaid
  const call = async (tool: Tool, input: unknown): Promise<ToolResult> =>
    unpaid ? writeRefusal(unpaid) : runTool(tool, input, request, deps)
  const handler = createMcpHandler(() => makeServer({ ...deps, version: almanacVersion, call }), {
    maxSubscriptions: 0,
  })
  const response = await handler.fetch(toWebRequest(request), { parsedBody: request.body })
  reply.code(response.status).header('cache-control', 'private, no-store')
  const type = response.headers.get('content-type')
  if (type !== null) reply.header('content-type', type)
  return reply.send(await response.text())
}

function toRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  throw error
}

function isToolCall(message: unknown): boolean {
  return (
    typeof message === 'object' && message !== null && 'method' in message && message.method === 'tools/call'
  )
}

function writeRefusal({ code, retryAfterSec }: AppError): ToolResult {
  return refuseCall(code, retryAfterSec === undefined ? {} : { retryAfterSec })
}

function toWebRequest({ host, headers, body }: FastifyRequest): Request {
  const sent = Object.entries(headers).filter(([name]) => passedOn.test(name))
  return new Request(`http://${host}${MCP_PATH}`, {
    method: 'POST',
    headers: sent.map(([name, value]) => [name, String(value)] satisfies [string, string]),
    body: JSON.stringify(body),
  })
}

/** Runs a tool for the visitor who sent the request, who pays for what it costs. */
async function runTool(
  tool: Tool,
  input: unknown,
  request: FastifyRequest,
  { clientFor, charge, log, origins }: McpDeps,
): Promise<ToolResult> {
  try {
    await charge(request, tool.costMs)
    return await callTool(tool, input, { client: clientFor({ ip: request.ip, token: undefined }), origins })
  } catch (error) {
    if (error instanceof AppError) return writeRefusal(error)
    log.error({ err: error, event: 'tool-failed', code: tool.name, requestId: request.id }, 'a tool failed')
    return refuseCall('server.error')
  }
}

function refuseMethod(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = { code: -32_000, message: 'Method not allowed: send a POST' }
  return reply
    .code(405)
    .header('allow', 'POST')
    .header('cache-control', 'no-store')
    .send({ jsonrpc: '2.0', error, id: null })
}
