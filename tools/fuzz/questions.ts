import type { FastifyInstance } from 'fastify'
import type { CaughtMail } from '../../apps/sandbox/src/mailbox.ts'
import { startSandbox } from '../../apps/sandbox/src/sandbox.ts'
import { buildApp } from '../../apps/server/src/app.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createDeps } from '../../apps/server/src/deps.ts'
import { MAX_PER_EMAIL, MAX_PER_NETWORK } from '../../apps/server/src/features/content/ask-question.ts'
import { createHandlers } from '../../apps/server/src/jobs.ts'
import type { Enqueue } from '../../apps/server/src/platform/jobs/job.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { createSmtp } from '../../apps/server/src/platform/mail/smtp.ts'
import { createSeal } from '../../apps/server/src/platform/secret.ts'
import { aQuestion, hostileMarkup } from '../../apps/server/src/testing/content.ts'
import { unlimited } from '../../apps/server/src/testing/unlimited.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import { noPages } from '../testbed/site/no-pages.ts'
import { createMigratedDatabase } from '../testbed/site/site.ts'
import { mutate } from './mutate.ts'

const SEED = 12
const SENDERS = 200
const NETWORKS = 40
const MUTATED_SHARE = 0.4
/** Robots fill in the hidden field or send the form at once. */
const ROBOT_SHARE = 0.1
const START = Date.UTC(2026, 10, 15, 12)

/**
 * Sends thousands of generated questions within one day: from few senders and few networks, with hostile texts, with one
 * thing changed, too fast, and from robots. None may cause a server error, and the limits of a day must hold exactly.
 */
export async function fuzzQuestions({ small }: { small: boolean }): Promise<Figure[]> {
  const count = small ? 400 : 10_000
  const database = await createMigratedDatabase()
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  const config = parseConfig({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    ...unlimited,
  })
  const clock = { at: START, now: () => clock.at }
  const mails: unknown[] = []
  const enqueue: Enqueue = async (_db, job, data) => {
    mails.push(job.schema.parse(data))
    return ''
  }
  const deps = { ...createDeps(config), clock, enqueue }
  const { app } = await buildApp(deps, { attachPages: noPages, isDraining: () => false })
  try {
    const { errors, accepted, refused, invalid } = await sendQuestions(app, clock, count)
    console.error(`${accepted} taken, ${refused} over a limit, ${invalid} invalid, ${mails.length} mails`)
    const stored = await deps.db.selectFrom('questions').select(['email', 'network_hash']).execute()
    const delivered = await deliver(mails, sandbox.smtpUrl, config)
    return [
      figure(`of ${count} questions, server errors`, errors, 'errors', '= 0'),
      figure(`of ${count} questions, refused by a limit`, refused, 'questions', '>= 1'),
      ...judgeLimits(stored),
      figure('mails for each question stored', mails.length / stored.length, 'mails', '= 1'),
      ...judgeMails(sandbox.listMails(), delivered),
    ]
  } finally {
    await app.close()
    await deps.db.destroy()
    await sandbox.stop()
    await database.drop()
  }
}

async function sendQuestions(app: FastifyInstance, clock: { at: number }, count: number) {
  const random = createRandom(SEED)
  const pick = (limit: number): number => Math.floor(random() * limit)
  let [errors, accepted, refused, invalid] = [0, 0, 0, 0]
  for (let index = 0; index < count; index++) {
    const isRobot = random() < ROBOT_SHARE
    const { ticket } = (await app.inject({ url: '/api/faq/form' })).json()
    clock.at += isRobot && random() < 0.5 ? 100 : 2_500
    const text = random() < 0.5 ? hostileMarkup[pick(hostileMarkup.length)] : 'Which day is better?'
    const payload = aQuestion({
      ticket,
      email: `sender.${pick(SENDERS)}@example.org`,
      name: text?.replaceAll(/\s/g, ' ') ?? '',
      question: text,
      locale: random() < 0.5 ? 'en' : 'ru',
      ...(isRobot && { website: 'https://example.org' }),
    })
    const valid = { method: 'POST', url: '/api/faq/question', headers: {}, payload } as const
    // True: any mutation is something `inject` can send.
    const request = (random() < MUTATED_SHARE ? mutate(valid, random) : valid) as typeof valid
    const { statusCode } = await app.inject({ ...request, remoteAddress: `10.0.0.${pick(NETWORKS)}` })
    if (statusCode >= 500) {
      errors += 1
      console.error(`${statusCode}: ${JSON.stringify(request).slice(0, 300)}`)
    }
    if (statusCode === 201) accepted += 1
    if (statusCode === 429) refused += 1
    if (statusCode === 400) invalid += 1
  }
  return { errors, accepted, refused, invalid }
}

type StoredQuestion = { readonly email: string; readonly network_hash: Buffer | null }

function judgeLimits(stored: readonly StoredQuestion[]): Figure[] {
  const most = (values: readonly string[]): number =>
    Math.max(...[...Map.groupBy(values, (value) => value).values()].map((all) => all.length))
  const byEmail = most(stored.map(({ email }) => email))
  const byNetwork = most(stored.map(({ network_hash }) => network_hash?.toString('hex') ?? ''))
  return [
    figure('questions of one e-mail in a day', byEmail, 'questions', `<= ${MAX_PER_EMAIL}`),
    figure('questions of one network in a day', byNetwork, 'questions', `<= ${MAX_PER_NETWORK}`),
  ]
}

function judgeMails(caught: readonly CaughtMail[], delivered: number): Figure[] {
  const subjects = new Set(caught.map(({ subject }) => subject))
  const live = caught.filter(({ html }) => /<(?:script|img|svg|iframe)\b/i.test(html)).length
  return [
    figure('mails that did not reach the sink', delivered - caught.length, 'mails', '= 0'),
    figure('kinds of mail in the sink, both languages', subjects.size, 'kinds', '= 2'),
    figure('mails with live markup of a sender', live, 'mails', '= 0'),
  ]
}

/** As many mails as the sink stores, taken evenly from all. */
const DELIVERED = 60

async function deliver(
  mails: readonly unknown[],
  smtpUrl: string,
  { secretKeys, origins }: Pick<ReturnType<typeof parseConfig>, 'secretKeys' | 'origins'>,
): Promise<number> {
  const idle = async () => {}
  const smtp = createSmtp({ smtpUrl, production: false })
  const [sendMail] = createHandlers({
    mail: {
      send: smtp.send,
      clock: { now: () => START },
      seal: createSeal(secretKeys),
      sender: { product: 'Zeri', address: 'hello@zeri.test', origins },
    },
    warnUnverified: idle,
    sendRefund: idle,
    settle: idle,
    renew: idle,
    reconcile: idle,
    reminders: { plan: idle, send: idle },
    makePrint: idle,
    makeSharedPrint: idle,
  })
  const step = Math.max(1, Math.floor(mails.length / DELIVERED)) | 1
  const { signal } = new AbortController()
  const chosen = mails.filter((_, index) => index % step === 0)
  for (const [index, mail] of chosen.entries())
    await sendMail?.run(mail, { id: `mail-${index}`, log: createLog('silent'), signal })
  smtp.close()
  return chosen.length
}
