import { accountMails } from './features/accounts/index.ts'
import { billingMails } from './features/billing/index.ts'
import { contentMails } from './features/content/index.ts'
import { deliveryCheckMail } from './platform/mail/delivery-check.ts'
import { createMailJob } from './platform/mail/mail-job.ts'

/** The queue of mails, with the templates of every feature. */
export const { job: sendMail, writeLetter } = createMailJob([
  deliveryCheckMail,
  ...accountMails,
  ...billingMails,
  ...contentMails,
])
