import type { NodemailerError } from 'nodemailer'
import type { Log } from '../../platform/log.ts'
import type { MailReturns } from '../../platform/mail/deliver.ts'
import { type BounceServices, receiveRefusal } from './apply-bounce.ts'
import { findRecipientId } from './bounce-store.ts'

/** What the senders of mail need: a return path for each recipient, and somebody who hears of refusals. */
export function createMailReturns(services: BounceServices & { readonly log: Log }): MailReturns {
  const { db, returnPaths, log } = services
  return {
    async pathOf(email, accountId) {
      if (!returnPaths.isOn) return undefined
      const id = accountId ?? (await findRecipientId(db, email))
      return id === undefined ? undefined : returnPaths.of({ accountId: id, email })
    },
    async onRefused(email, error) {
      if (!(error instanceof Error)) return
      const refusal: NodemailerError = error
      try {
        await receiveRefusal(services, email, refusal)
      } catch (err) {
        // The mail is refused in any case, and its job must say so.
        log.error({ err, code: 'bounces.refusal' }, 'a refusal was not noted')
      }
    },
  }
}
