import * as z from 'zod'
import { uuid } from '../../fields.ts'
import { consoleOperation } from '../console-operation.ts'
import { instant } from '../fields.ts'

/** States of a job that is not over, and of one that was given up. */
export const jobStates = ['failed', 'retry', 'created', 'active'] as const
export type JobState = (typeof jobStates)[number]

const queueName = z.string().regex(/^[a-z.-]{1,60}$/)
const count = z.number().int()

export const listQueues = consoleOperation({
  id: 'listQueues',
  summary: {
    en: 'Every queue: jobs that are due and how long the oldest has waited, running ones, those to be tried again and failed ones.',
    ru: 'Все очереди: сколько задач ждёт и как давно старейшая, сколько выполняется, будет повторено и не выполнено.',
  },
  method: 'GET',
  path: '/console/queues',
  role: 'support',
  audit: 'none',
  request: z.strictObject({}),
  response: z.object({
    queues: z.array(
      z.object({
        queue: z.string(),
        waiting: count,
        oldestSec: count,
        active: count,
        retrying: count,
        failed: count,
      }),
    ),
  }),
})

export const listJobs = consoleOperation({
  id: 'listJobs',
  summary: {
    en: 'Jobs of a queue in one state, the latest first, a page at a time; never what is in them.',
    ru: 'Задачи очереди в одном состоянии, сначала новые, постранично; содержимое не показывается.',
  },
  method: 'GET',
  path: '/console/queues/{queue}/jobs',
  role: 'support',
  audit: 'none',
  request: z.strictObject({
    queue: queueName,
    state: z.enum(jobStates).default('failed'),
    /** `next` of the page before. */
    after: z.string().max(80).optional(),
  }),
  response: z.object({
    jobs: z.array(
      z.object({
        id: uuid,
        state: z.enum(jobStates),
        tries: count,
        createdAt: instant,
        /** When it is due, or was given up. */
        at: instant,
        /** The kind of error and its code, such as `Error ECONNREFUSED`; never its message. */
        reason: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
})

const jobId = z.strictObject({ queue: queueName, id: uuid })

export const retryJob = consoleOperation({
  id: 'retryJob',
  summary: {
    en: 'Runs a failed job again from its first try, or one that waits for its next try at once.',
    ru: 'Запускает невыполненную задачу заново с первой попытки, а ждущую повтора — сразу.',
  },
  method: 'POST',
  path: '/console/queues/{queue}/jobs/{id}/retry',
  role: 'admin',
  audit: 'act',
  request: jobId,
  response: z.object({}),
  errors: ['job.not-waiting'],
})

export const cancelJob = consoleOperation({
  id: 'cancelJob',
  summary: {
    en: 'Cancels a job that waits or has failed; a running one goes on.',
    ru: 'Отменяет ждущую или невыполненную задачу; выполняемая продолжается.',
  },
  method: 'POST',
  path: '/console/queues/{queue}/jobs/{id}/cancel',
  role: 'admin',
  audit: 'act',
  request: jobId,
  response: z.object({}),
  errors: ['job.not-waiting'],
})
