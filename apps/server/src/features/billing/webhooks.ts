import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { type ProviderId, providerIds } from './port.ts'
import { receiveWebhook } from './receive-webhook.ts'
import type { Services } from './services.ts'

/**
 * Routes for the webhooks of the providers. The bodies are signed as raw bytes, so these are no operations of the
 * contract.
 */
export function registerWebhooks(app: FastifyInstance, services: Services, metrics: Metrics): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const id of providerIds) scope.post(`/webhooks/${id}`, createWebhookHandler(services, metrics, id))
  })
}

type WebhookRequest = {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly ip: string
}

function createWebhookHandler(services: Services, metrics: Metrics, id: ProviderId) {
  return async ({ body, headers, ip }: WebhookRequest): Promise<object> => {
    const provider = services.providers.find(id)
    if (!provider || !Buffer.isBuffer(body)) throw new AppError('request.not-found')
    const receivedAt = new Date(services.clock.now())
    const outcome = await receiveWebhook(services, provider, { body, headers, address: ip, receivedAt })
    metrics.webhooks.inc({ provider: id, outcome })
    if (outcome.startsWith('rejected')) throw new AppError('webhook.rejected')
    return {}
  }
}
