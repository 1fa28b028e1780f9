import {
  eraseAccounts,
  planUnverifiedWarnings,
  sweepAccounts,
  warnUnverifiedJob,
} from './features/accounts/index.ts'
import {
  planReconciliation,
  planRenewals,
  planSettlement,
  reconcilePayments,
  renewSubscriptions,
  sendRefundJob,
  settlePayments,
  sweepPaymentNotices,
} from './features/billing/index.ts'
import { sweepBounces } from './features/bounces/index.ts'
import { sweepReadings } from './features/charts/index.ts'
import { sweepChoices } from './features/chooser/index.ts'
import { sweepQuestions } from './features/content/index.ts'
import { makePrintJob, makeSharedPrintJob, sweepPrints } from './features/prints/index.ts'
import {
  maintainReminderDays,
  planReminders,
  type ReminderWorker,
  sendReminders,
  sweepReminders,
  wakeReminders,
} from './features/reminders/index.ts'
import { sendMail, writeLetter } from './mails.ts'
import { type HandledJob, handleJob, type Job } from './platform/jobs/job.ts'
import type { Planner } from './platform/jobs/planner.ts'
import { sweepLimitCounters } from './platform/jobs/sweep-limit-counters.ts'
import { type DeliverDeps, deliverMail } from './platform/mail/deliver.ts'

/** Every kind of job of the product; setup creates a queue for each. */
export const jobs: readonly Job[] = [
  sendMail,
  warnUnverifiedJob,
  sendRefundJob,
  settlePayments,
  renewSubscriptions,
  reconcilePayments,
  planReminders,
  sendReminders,
  makePrintJob,
  makeSharedPrintJob,
]

export const planners: readonly Planner[] = [
  sweepLimitCounters,
  sweepAccounts,
  eraseAccounts,
  planUnverifiedWarnings,
  sweepReadings,
  sweepChoices,
  planSettlement,
  planRenewals,
  planReconciliation,
  sweepPaymentNotices,
  wakeReminders,
  maintainReminderDays,
  sweepReminders,
  sweepBounces,
  sweepPrints,
  sweepQuestions,
]

type Work = {
  readonly mail: DeliverDeps
  readonly warnUnverified: () => Promise<void>
  readonly sendRefund: (id: string) => Promise<void>
  readonly settle: () => Promise<void>
  readonly renew: () => Promise<void>
  readonly reconcile: () => Promise<void>
  readonly reminders: ReminderWorker
  readonly makePrint: (id: string) => Promise<void>
  readonly makeSharedPrint: (id: string) => Promise<void>
}

/** Binds every job to its handler, for the worker process. */
export function createHandlers(work: Work): HandledJob[] {
  const { mail, warnUnverified, settle, renew, reconcile, reminders } = work
  return [
    handleJob(sendMail, (payload, context) => deliverMail(payload, context, { ...mail, writeLetter })),
    handleJob(warnUnverifiedJob, warnUnverified),
    handleJob(sendRefundJob, ({ id }) => work.sendRefund(id)),
    handleJob(settlePayments, settle),
    handleJob(renewSubscriptions, renew),
    handleJob(reconcilePayments, reconcile),
    handleJob(planReminders, () => reminders.plan()),
    handleJob(sendReminders, (payload, context) => reminders.send(payload, context)),
    handleJob(makePrintJob, ({ id }) => work.makePrint(id)),
    handleJob(makeSharedPrintJob, ({ id }) => work.makeSharedPrint(id)),
  ]
}
