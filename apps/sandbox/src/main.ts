import { startSandbox } from './sandbox.ts'

const sandbox = await startSandbox({
  smtpPort: Number(process.env.SANDBOX_SMTP_PORT ?? 2525),
  httpPort: Number(process.env.SANDBOX_HTTP_PORT ?? 8025),
})
console.log(`mails sent to ${sandbox.smtpUrl} are shown at ${sandbox.webUrl}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => sandbox.stop().then(() => process.exit(0)))
}
