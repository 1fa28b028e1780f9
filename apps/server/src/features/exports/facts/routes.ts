import { isCalendarYear, type Locale, locales, pathIn } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Charge, costs } from '../../../platform/http/charge.ts'
import type { ResponseCache } from '../../../platform/http/response-cache.ts'
import { sendCachedResponse } from '../../../platform/http/send-cached-response.ts'
import { writeFactsCsv, writeFactsJson, writeFactsReadme } from './write-facts.ts'

type FactsDeps = {
  readonly responses: ResponseCache
  readonly charge: Charge
  readonly origins: Readonly<Record<Locale, string>>
  /** The mail address of the operator. */
  readonly contact: string
}

const forms = {
  csv: { type: 'text/csv; charset=utf-8', write: writeFactsCsv },
  json: { type: 'application/json; charset=utf-8', write: writeFactsJson },
} as const

const YEAR = /^[1-9]\d{3}$/

/** Serves the open data: the facts of a year, readable by every origin, and what their columns mean. */
export function serveFacts(app: FastifyInstance, { responses, charge, origins, contact }: FactsDeps): void {
  for (const [form, { type, write }] of Object.entries(forms)) {
    app.get<{ Params: { year: string } }>(`/data/:year.${form}`, async (request, reply) => {
      const { year } = request.params
      if (!YEAR.test(year) || !isCalendarYear(Number(year))) throw new AppError('request.not-found')
      const key = `/data/${year}.${form}`
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      const cached = responses.find(key)
      if (cached) return sendCachedResponse(request, reply, type, cached)
      await charge(request, costs.factsOfYear)
      return sendCachedResponse(request, reply, type, responses.store(key, write(Number(year))))
    })
  }
  for (const locale of locales) {
    const path = pathIn(locale, '/data/readme.md')
    app.get(path, (request, reply) => {
      const readme =
        responses.find(path) ?? responses.store(path, writeFactsReadme({ locale, origins, contact }))
      return sendCachedResponse(request, reply, 'text/markdown; charset=utf-8', readme)
    })
  }
}
