import type { MailTemplate } from '../../../platform/mail/mail-job.ts'
import { paymentReceiptMail } from './payment-receipt.ts'
import { renewalChargedMail, renewalDeclinedMail, renewalEndedMail, renewalNoticeMail } from './renewals.ts'

/** Every mail of this feature. */
export const billingMails: readonly MailTemplate[] = [
  paymentReceiptMail,
  renewalNoticeMail,
  renewalChargedMail,
  renewalDeclinedMail,
  renewalEndedMail,
]
