import { setTimeout as delay } from 'node:timers/promises'
import type { CaughtMail } from '../../../apps/sandbox/src/mailbox.ts'
import { startSandbox } from '../../../apps/sandbox/src/sandbox.ts'
import { createHandlers } from '../../../apps/server/src/jobs.ts'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { openDatabase } from '../../../apps/server/src/platform/db/database.ts'
import { createEnqueue, createWorker } from '../../../apps/server/src/platform/jobs/engine.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { createSmtp } from '../../../apps/server/src/platform/mail/smtp.ts'
import { createSeal, singleKey } from '../../../apps/server/src/platform/secret.ts'
import { siteSecret } from './site.ts'

const PATIENCE_MS = 15_000

export type MailWorker = {
  /** The latest mail to an address with a subject, once it has arrived. */
  waitForMail(to: string, subject: string): Promise<CaughtMail>
  stop(): Promise<void>
}

/** Starts the worker of a site that sends mails, and a mail server that catches them. */
export async function startMailWorker(databaseUrl: string, siteUrl: string): Promise<MailWorker> {
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  const smtp = createSmtp({ smtpUrl: sandbox.smtpUrl, production: false })
  const db = openDatabase({ url: databaseUrl, poolSize: 2 })
  const worker = createWorker({
    url: databaseUrl,
    db,
    clock: systemClock,
    log: createLog('silent'),
    handled: createHandlers({
      mail: {
        send: smtp.send,
        clock: systemClock,
        seal: createSeal(singleKey(siteSecret)),
        sender: { product: 'Zeri', address: 'hello@zeri.test', origins: { en: siteUrl, ru: siteUrl } },
      },
      warnUnverified: async () => {},
      sendRefund: async () => {},
      settle: async () => {},
      renew: async () => {},
      reconcile: async () => {},
      reminders: { plan: async () => {}, send: async () => {} },
      makePrint: async () => {},
      makeSharedPrint: async () => {},
    }),
    planners: [],
    enqueue: createEnqueue(),
    count: () => {},
    onLost: (error) => {
      throw error
    },
    pollSeconds: 0.5,
  })
  await worker.start()
  return {
    async waitForMail(to, subject) {
      const deadline = Date.now() + PATIENCE_MS
      for (;;) {
        const mail = sandbox.listMails().find((one) => one.to.includes(to) && one.subject === subject)
        if (mail) return mail
        if (Date.now() > deadline) throw new Error(`no mail “${subject}” arrived for ${to}`)
        await delay(50)
      }
    },
    async stop() {
      await worker.stop()
      smtp.close()
      await db.destroy()
      await sandbox.stop()
    },
  }
}
