// Receives what browsers report about our content security policy: a page that the policy protected from a script is
// worth knowing about. Nothing is stored; a bounded number is counted and logged without anything of the visitor.

import { findSitePage, withoutLocale } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { AppError } from './app-error.ts'
import { clientNetwork } from './client-ladder.ts'

export const CSP_REPORT_PATH = '/api/csp-report'

const MAX_BYTES = 8_192
const WINDOW_MS = 60_000
/** Requests a minute: of one network, and of all together in this process. */
const PER_MINUTE = { network: 5, all: 60 } as const
/** Violations read of one request; browsers send several in one. */
const MAX_VIOLATIONS = 10

/** The directives of our own policy; anything else in a report is counted as `other`. */
const DIRECTIVES: readonly string[] = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'default-src',
]
/** What browsers write in place of an address. */
const KEYWORDS: readonly string[] = ['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-sink']

/** The fields of a violation that are read; both formats carry many more. */
const sentBySetting = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'document-uri': z.string().optional(),
  }),
})
const sentByReportingApi = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({
        effectiveDirective: z.string().optional(),
        blockedURL: z.string().optional(),
        documentURL: z.string().optional(),
      })
      .optional(),
  }),
)
const sentReport = z.union([sentBySetting, sentByReportingApi])

/** A violation without anything of the visitor: of addresses only our page's template and the blocked host are left. */
export type Violation = { readonly directive: string; readonly blocked: string; readonly route: string }

/**
 * Reads a report in the format of `report-uri` or of the Reporting API.
 * @throws when it is neither
 */
export function readViolations(report: unknown): Violation[] {
  const parsed = sentReport.parse(report)
  if (!Array.isArray(parsed)) {
    const sent = parsed['csp-report']
    return [
      describeViolation(
        sent['effective-directive'] ?? sent['violated-directive'],
        sent['blocked-uri'],
        sent['document-uri'],
      ),
    ]
  }
  return parsed
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MAX_VIOLATIONS)
    .map(({ body = {} }) => describeViolation(body.effectiveDirective, body.blockedURL, body.documentURL))
}

function describeViolation(directive = '', blocked = '', page = ''): Violation {
  const [name = ''] = directive.split(' ', 1)
  return {
    directive: DIRECTIVES.includes(name) ? name : 'other',
    blocked: originOf(blocked),
    route: templateOf(page),
  }
}

/** The origin of a blocked address, its scheme if it has no host, or a keyword. */
function originOf(blocked: string): string {
  if (KEYWORDS.includes(blocked)) return blocked
  if (!URL.canParse(blocked)) return /^[a-z][a-z-]{1,30}$/.test(blocked) ? `${blocked}:` : 'other'
  const { protocol, hostname } = new URL(blocked)
  return /^https?:$/.test(protocol) && hostname.length <= 100
    ? `${protocol}//${hostname}`
    : protocol.slice(0, 32)
}

function templateOf(page: string): string {
  if (!URL.canParse(page)) return 'other'
  return findSitePage(withoutLocale(new URL(page).pathname))?.template ?? 'other'
}

/** Counts requests in memory. Once all of a minute are used up nothing more is remembered, so it stays small. */
function createAllowance(clock: Clock): (network: string) => number | undefined {
  let windowStart = 0
  let all = 0
  let byNetwork = new Map<string, number>()
  return (network) => {
    const now = clock.now()
    if (now >= windowStart + WINDOW_MS || now < windowStart) {
      windowStart = now
      all = 0
      byNetwork = new Map()
    }
    const own = byNetwork.get(network) ?? 0
    if (all >= PER_MINUTE.all || own >= PER_MINUTE.network)
      return Math.max(1, Math.ceil((windowStart + WINDOW_MS - now) / 1000))
    all += 1
    byNetwork.set(network, own + 1)
    return undefined
  }
}

type CspReportsDeps = { readonly clock: Clock; readonly log: Log; readonly metrics: Metrics }

/** Registers the endpoint. It is not an operation of the contract: only browsers call it, in formats of their own. */
export function registerCspReports(app: FastifyInstance, { clock, log, metrics }: CspReportsDeps): void {
  const refusedForSec = createAllowance(clock)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.post(CSP_REPORT_PATH, {
      onRequest: (request, _reply, done) => {
        const retryAfterSec = refusedForSec(clientNetwork(request.ip))
        done(retryAfterSec === undefined ? undefined : new AppError('limit.exceeded', { retryAfterSec }))
      },
      handler: (request, reply) => {
        for (const { directive, blocked, route } of parseReport(request.body)) {
          metrics.cspReports.inc({ directive })
          log.warn(
            { event: 'csp-violation', code: directive, blocked, route },
            'the policy of a page was violated',
          )
        }
        return reply.code(204).header('cache-control', 'private, no-store').send()
      },
    })
  })
}

function parseReport(body: unknown): Violation[] {
  try {
    return readViolations(JSON.parse(String(body)))
  } catch (cause) {
    throw new AppError('request.invalid', { cause })
  }
}
