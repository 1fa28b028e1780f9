import type { MailTemplate } from '../../../platform/mail/mail-job.ts'
import { deletionCancelledMail, deletionRequestedMail } from './account-deletion.ts'
import { addressChangedMail, addressChangeMail } from './address-change.ts'
import { addressVerificationMail } from './address-verification.ts'
import { identityCodeMail } from './identity-code.ts'
import { newDeviceMail } from './new-device.ts'
import { passwordChangedMail } from './password-changed.ts'
import { recoveryCodeMail } from './recovery-code.ts'
import { secondFactorMail } from './second-factor.ts'
import { wayInAddedMail } from './way-in-added.ts'

/** Every mail of this feature. */
export const accountMails: readonly MailTemplate[] = [
  addressVerificationMail,
  recoveryCodeMail,
  newDeviceMail,
  wayInAddedMail,
  identityCodeMail,
  passwordChangedMail,
  addressChangeMail,
  addressChangedMail,
  secondFactorMail,
  deletionRequestedMail,
  deletionCancelledMail,
]
