import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { type ProviderId, providerIds } from './port.ts'
import { receiveWebhook } from './receive-webhook.ts'
import type { Services } from './services.ts'

/** The doors of the providers. Their bodies are theirs, signed as sent, so they are no operations of the contract. */
export function registerWebhooks(app: FastifyInstance, services: Services, metrics: Metrics): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const id of providerIds) scope.post(`/webhooks/${id}`, answerWith(services, metrics, id))
  })
}

type Asked = {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly ip: string
}

function answerWith(services: Services, metrics: Metrics, id: ProviderId) {
  return async ({ body, headers, ip }: Asked): Promise<object> => {
    const provider = services.providers.find(id)
    if (!provider || !Buffer.isBuffer(body)) throw new AppError('request.not-found')
    const receivedAt = new Date(services.clock.now())
    const outcome = await receiveWebhook(services, provider, { body, headers, address: ip, receivedAt })
    metrics.webhooks.inc({ provider: id, outcome })
    if (outcome.startsWith('rejected')) throw new AppError('webhook.rejected')
    return {}
  }
}
