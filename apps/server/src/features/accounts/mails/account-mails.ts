import type { MailTemplate } from '../../../platform/mail/mail-job.ts'
import { deletionCancelledMail, deletionRequestedMail } from './account-deletion.ts'
import { addressVerificationMail } from './address-verification.ts'
import { identityCodeMail } from './identity-code.ts'
import { newDeviceMail } from './new-device.ts'
import { passwordChangedMail } from './password-changed.ts'
import { recoveryCodeMail } from './recovery-code.ts'

/** Every mail of this feature. */
export const accountMails: readonly MailTemplate[] = [
  addressVerificationMail,
  recoveryCodeMail,
  newDeviceMail,
  identityCodeMail,
  passwordChangedMail,
  deletionRequestedMail,
  deletionCancelledMail,
]
