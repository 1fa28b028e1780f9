import { accountMails } from './features/accounts/index.ts'
import { billingMails } from './features/billing/index.ts'
import { contentMails } from './features/content/index.ts'
import { deliveryCheckMail } from './platform/mail/delivery-check.ts'
import { createMailJob } from './platform/mail/mail-job.ts'

/** The job that sends the mails of every feature, and the function that writes their text. */
export const { job: sendMail, writeLetter } = createMailJob([
  deliveryCheckMail,
  ...accountMails,
  ...billingMails,
  ...contentMails,
])
