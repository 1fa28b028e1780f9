import { type HandledJob, handleJob, type Job } from './platform/jobs/job.ts'
import type { Planner } from './platform/jobs/planner.ts'
import { sweepLimitCounters } from './platform/jobs/sweep-limit-counters.ts'
import { type DeliverDeps, deliverMail } from './platform/mail/deliver.ts'
import { sendMail } from './platform/mail/mail-job.ts'

/** Every kind of job of the product; setup makes a queue of each. */
export const jobs: readonly Job[] = [sendMail]

export const planners: readonly Planner[] = [sweepLimitCounters]

/** The work behind every job, for the process that does it. */
export function createHandlers(deps: { readonly mail: DeliverDeps }): HandledJob[] {
  return [handleJob(sendMail, (mail, context) => deliverMail(mail, context, deps.mail))]
}
