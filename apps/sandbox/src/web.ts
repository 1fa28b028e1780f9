import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Mailbox } from './mailbox.ts'
import { renderList, renderMail } from './page.ts'
import type { SmtpFault, SmtpFaults } from './smtp-sink.ts'

type WebDeps = { readonly mailbox: Mailbox; readonly faults: SmtpFaults }
type WebResponse = { readonly status: number; readonly type: string; readonly body: string }

// Mail bodies are treated as untrusted: no scripts, no resources from other origins.
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"
const smtpFaults: readonly string[] = ['ok', 'reject-temporarily', 'reject', 'slow'] satisfies SmtpFault[]

/** The web interface of the mailbox: its pages, its JSON and the fault switches of the mail server. */
export function createWeb(deps: WebDeps): Server {
  return createServer((request, response) => {
    respond(deps, request).then(
      (result) => send(response, result),
      () => send(response, plain(500, 'The sandbox failed to answer.')),
    )
  })
}

async function respond({ mailbox, faults }: WebDeps, request: IncomingMessage): Promise<WebResponse> {
  const path = new URL(request.url ?? '/', 'http://sandbox').pathname
  const mailId = /^\/mails\/(\d+)$/.exec(path)?.[1]
  switch (`${request.method} ${mailId === undefined ? path : '/mails/{id}'}`) {
    case 'GET /':
      return page(renderList(mailbox.list()))
    case 'GET /mails/{id}': {
      const mail = mailbox.find(Number(mailId))
      return mail ? page(renderMail(mail)) : plain(404, 'This mail is gone.')
    }
    case 'GET /mails.json':
      return json(mailbox.list())
    case 'DELETE /mails':
      mailbox.clear()
      return json([])
    case 'GET /faults':
      return json(faults)
    case 'POST /faults': {
      // Browsers send this content type to another origin only after a preflight request, which fails here.
      if (request.headers['content-type'] !== 'application/json') return plain(415, 'Send JSON.')
      const change = parseFaults(await text(request))
      if (!change) return plain(400, `Send {"smtp": one of ${smtpFaults.join(', ')}, "slowMs": a number}.`)
      return json(Object.assign(faults, change))
    }
    default:
      return plain(404, 'There is no such page.')
  }
}

/** Parses a change of the fault switches; undefined when the body is not one. */
export function parseFaults(body: string): Partial<SmtpFaults> | undefined {
  let input: unknown
  try {
    input = JSON.parse(body)
  } catch {
    return undefined
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined
  const change: Partial<SmtpFaults> = {}
  for (const [name, value] of Object.entries(input)) {
    if (name === 'smtp' && isSmtpFault(value)) change.smtp = value
    else if (name === 'slowMs' && Number.isInteger(value) && value >= 0 && value <= 60_000)
      change.slowMs = value
    else return undefined
  }
  return change
}

function isSmtpFault(value: unknown): value is SmtpFault {
  return typeof value === 'string' && smtpFaults.includes(value)
}

const page = (body: string): WebResponse => ({ status: 200, type: 'text/html; charset=utf-8', body })
const json = (value: unknown): WebResponse => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(value),
})
const plain = (status: number, body: string): WebResponse => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
})

function send(response: ServerResponse, { status, type, body }: WebResponse): void {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': CSP,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  response.end(body)
}
