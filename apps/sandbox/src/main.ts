/**
 * Starts every service outside the site on loopback: payment providers, mail server, Telegram, providers of sign-in, and a
 * push service.
 */
import { startIdentities } from './identities/identities.ts'
import { startGateway } from './payments/gateway.ts'
import { startPushService } from './push/push.ts'
import { startSandbox } from './sandbox.ts'
import { startTelegram } from './telegram/telegram.ts'

const { env } = process
const gateway = await startGateway({
  port: Number(env.SANDBOX_PAYMENTS_PORT ?? 8026),
  production: env.NODE_ENV === 'production',
  siteUrl: env.SANDBOX_SITE_URL ?? 'http://localhost:3000',
  rbkmoneyKey: env.SANDBOX_RBKMONEY_KEY,
})
const sandbox = await startSandbox({
  smtpPort: Number(env.SANDBOX_SMTP_PORT ?? 2525),
  httpPort: Number(env.SANDBOX_HTTP_PORT ?? 8025),
})
const telegram = await startTelegram({
  port: Number(env.SANDBOX_TELEGRAM_PORT ?? 8027),
  production: env.NODE_ENV === 'production',
})
const identities = await startIdentities({
  port: Number(env.SANDBOX_IDENTITIES_PORT ?? 8028),
  production: env.NODE_ENV === 'production',
})
const push = await startPushService({
  port: Number(env.SANDBOX_PUSH_PORT ?? 8029),
  production: env.NODE_ENV === 'production',
})
console.log(
  `mails sent to ${sandbox.smtpUrl} are shown at ${sandbox.webUrl}; payments are made at ${gateway.url}; bots talk at ${telegram.url}; people sign in at ${identities.url}; push messages arrive at ${push.url}`,
)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () =>
    Promise.all([sandbox.stop(), gateway.stop(), telegram.stop(), identities.stop(), push.stop()]).then(() =>
      process.exit(0),
    ),
  )
}
