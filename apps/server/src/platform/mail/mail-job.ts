import { email, locale } from '@zeri/contract'
import * as z from 'zod'
import { defineJob } from '../jobs/job.ts'
import type { Seal } from '../secret.ts'
import type { Letter, Sender } from './letter.ts'
import {
  deletionCancelled,
  deletionCancelledData,
  deletionRequested,
  deletionRequestedData,
} from './templates/account-deletion.ts'
import { deliveryCheck, deliveryCheckData } from './templates/delivery-check.ts'
import { newDevice, newDeviceData } from './templates/new-device.ts'
import { passwordChanged, passwordChangedData } from './templates/password-changed.ts'
import { paymentReceipt, paymentReceiptData } from './templates/payment-receipt.ts'
import {
  questionAsked,
  questionAskedData,
  questionReceived,
  questionReceivedData,
  readTold,
} from './templates/question.ts'
import { recoveryCode, recoveryCodeData } from './templates/recovery-code.ts'
import {
  renewalCharged,
  renewalChargedData,
  renewalDeclined,
  renewalDeclinedData,
  renewalEnded,
  renewalEndedData,
  renewalNotice,
  renewalNoticeData,
} from './templates/renewals.ts'

const mail = z.discriminatedUnion('template', [
  mailOf('delivery-check', deliveryCheckData),
  mailOf('recovery-code', recoveryCodeData),
  mailOf('new-device', newDeviceData),
  mailOf('password-changed', passwordChangedData),
  mailOf('deletion-requested', deletionRequestedData),
  mailOf('deletion-cancelled', deletionCancelledData),
  mailOf('payment-receipt', paymentReceiptData),
  mailOf('renewal-notice', renewalNoticeData),
  mailOf('renewal-charged', renewalChargedData),
  mailOf('renewal-declined', renewalDeclinedData),
  mailOf('renewal-ended', renewalEndedData),
  mailOf('question-asked', questionAskedData),
  mailOf('question-received', questionReceivedData),
])
export type Mail = z.output<typeof mail>

function mailOf<Id extends string, Data extends z.ZodType>(id: Id, data: Data) {
  return z.strictObject({
    template: z.literal(id),
    locale,
    to: email,
    /** Whom an answer goes to, where it is not us. */
    replyTo: email.optional(),
    data,
    /** Codes and links expire; a mail that is late by then is not sent. */
    validUntil: z.iso.datetime().optional(),
  })
}

/** A mail server that is down for an hour costs no mail: five tries over 81 minutes. */
export const sendMail = defineJob({
  name: 'mail.send',
  schema: mail,
  retryAfterSeconds: [60, 300, 900, 3_600],
  concurrency: 5,
  timeoutSeconds: 120,
})

type Writer = { readonly sender: Sender; readonly seal: Pick<Seal, 'open'> }

/** Secrets travel sealed and are opened here, where the text is written. */
export function writeLetter(asked: Mail, { sender, seal }: Writer): Letter {
  switch (asked.template) {
    case 'delivery-check':
      return deliveryCheck(asked.locale, asked.data)
    case 'recovery-code':
      return recoveryCode(asked.locale, { ...asked.data, code: seal.open(asked.data.code) })
    case 'new-device':
      return newDevice(asked.locale, asked.data)
    case 'password-changed':
      return passwordChanged(asked.locale, asked.data)
    case 'deletion-requested':
      return deletionRequested(asked.locale, { ...asked.data, token: seal.open(asked.data.token) }, sender)
    case 'deletion-cancelled':
      return deletionCancelled(asked.locale)
    case 'payment-receipt':
      return paymentReceipt(asked.locale, asked.data, sender)
    case 'renewal-notice':
      return renewalNotice(asked.locale, asked.data, sender)
    case 'renewal-charged':
      return renewalCharged(asked.locale, asked.data, sender)
    case 'renewal-declined':
      return renewalDeclined(asked.locale, asked.data, sender)
    case 'renewal-ended':
      return renewalEnded(asked.locale, asked.data, sender)
    case 'question-asked':
      return questionAsked(asked.locale, readTold(seal.open(asked.data.told)))
    case 'question-received':
      return questionReceived(asked.locale)
  }
}
