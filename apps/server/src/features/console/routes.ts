import { consoleCalls, PAGE_ROWS } from '@zeri/contract/console'
import { listFindings, listOrderPage, listPricePeriods, listProducts, listRevenue } from '../billing/index.ts'
import { listBounces } from '../bounces/index.ts'
import { listQuestionPage } from '../content/index.ts'
import { listFailures } from '../reminders/index.ts'
import { listAudit, recordAudit } from './audit.ts'
import { type ConsoleRoute, consoleRoute, openRoute } from './console-route.ts'
import { enrolOperator, startEnrolment } from './enrol.ts'
import { cancelJob, listJobs, retryJob } from './jobs.ts'
import {
  enterConsolePrice,
  grantTime,
  lookAtOrder,
  refundOrder,
  stopChartRenewals,
  takeTime,
} from './money.ts'
import { noSessionCookie } from './operator-session.ts'
import { deleteOperatorSession } from './operator-store.ts'
import { addOperator, changeRole, inviteOperator, listOperators, removeOperator } from './operators.ts'
import {
  endPersonSessions,
  erasePerson,
  lookAtPerson,
  lookForPerson,
  mailPersonVerification,
  releasePersonMail,
} from './people.ts'
import { answerQuestion, lookAtQuestion, lookForQuestions, setQuestionState } from './questions.ts'
import type { ConsoleServices } from './services.ts'
import { signInOperator, startSignIn } from './sign-in.ts'
import { listSwitches, setConsoleSwitch } from './switches.ts'

/** How many of the latest failed reminders are listed. */
const MOST_FAILURES = 50

/** The handler of every operation of the console. */
export function consoleRoutes(services: ConsoleServices): ConsoleRoute[] {
  return [
    ...sessionRoutes(services),
    ...operatorRoutes(services),
    ...peopleRoutes(services),
    ...moneyRoutes(services),
    ...priceRoutes(services),
    ...questionRoutes(services),
    ...runningRoutes(services),
  ]
}

/** Enrolment, sign-in and sign-out. */
function sessionRoutes(services: ConsoleServices): ConsoleRoute[] {
  const { db, clock } = services
  return [
    openRoute(consoleCalls.startEnrolment, ({ input }) => startEnrolment(services, input)),
    openRoute(consoleCalls.enrolOperator, async ({ input, setCookie }) => {
      const { operator, cookie } = await enrolOperator(services, input)
      setCookie(cookie)
      return operator
    }),
    openRoute(consoleCalls.startOperatorSignIn, async ({ caller, setCookie }) => {
      const { options, cookie } = await startSignIn(services, caller)
      setCookie(cookie)
      return { options }
    }),
    openRoute(consoleCalls.signInOperator, async ({ input, caller, setCookie }) => {
      const { operator, cookie } = await signInOperator(services, input.credential, caller)
      setCookie(cookie)
      return operator
    }),
    consoleRoute(consoleCalls.getOperator, async ({ operator }) => operator),
    consoleRoute(consoleCalls.signOutOperator, async ({ operator, sessionId, setCookie }) => {
      const who = { operatorId: operator.id, subject: operator.id }
      await db.transaction().execute(async (trx) => {
        await deleteOperatorSession(trx, sessionId)
        await recordAudit(trx, { ...who, at: new Date(clock.now()), action: 'operator.sign-out' })
      })
      setCookie(noSessionCookie)
      return {}
    }),
  ]
}

/** Operators and what they did. */
function operatorRoutes(services: ConsoleServices): ConsoleRoute[] {
  return [
    consoleRoute(consoleCalls.listOperators, () => listOperators(services)),
    consoleRoute(consoleCalls.addOperator, ({ input, operator }) =>
      addOperator(services, input, operator.id),
    ),
    consoleRoute(consoleCalls.inviteOperator, ({ input, operator }) =>
      inviteOperator(services, input.id, operator.id),
    ),
    consoleRoute(consoleCalls.changeOperatorRole, async ({ input, operator }) => {
      await changeRole(services, input, operator.id)
      return {}
    }),
    consoleRoute(consoleCalls.removeOperator, async ({ input, operator }) => {
      await removeOperator(services, input.id, operator.id)
      return {}
    }),
    consoleRoute(consoleCalls.listAudit, ({ input }) => listAudit(services.db, input)),
  ]
}

/** People and what is done for them. */
function peopleRoutes(services: ConsoleServices): ConsoleRoute[] {
  return [
    consoleRoute(consoleCalls.findPerson, ({ input, operator }) => lookForPerson(services, input, operator)),
    consoleRoute(consoleCalls.getPerson, ({ input, operator }) => lookAtPerson(services, input.id, operator)),
    consoleRoute(consoleCalls.mailPersonVerification, async ({ input, operator }) => {
      await mailPersonVerification(services, input.id, operator)
      return {}
    }),
    consoleRoute(consoleCalls.endPersonSessions, async ({ input, operator, caller: { requestId } }) => ({
      ended: await endPersonSessions(services, input.id, { operator, requestId }),
    })),
    consoleRoute(consoleCalls.releasePersonMail, ({ input, operator }) =>
      releasePersonMail(services, input, operator),
    ),
    consoleRoute(consoleCalls.erasePerson, async ({ input, operator, caller: { requestId } }) => {
      const erasedAt = await erasePerson(services, input, { operator, requestId })
      return { erasedAt: erasedAt.toISOString() }
    }),
  ]
}

/** Orders, time and what the ledger says. */
function moneyRoutes(services: ConsoleServices): ConsoleRoute[] {
  const { db } = services
  return [
    consoleRoute(consoleCalls.listOrders, ({ input }) => listOrderPage(db, { ...input, limit: PAGE_ROWS })),
    consoleRoute(consoleCalls.getOrder, ({ input, operator }) => lookAtOrder(services, input.id, operator)),
    consoleRoute(consoleCalls.refundOrder, ({ input, operator }) => refundOrder(services, input, operator)),
    consoleRoute(consoleCalls.grantTime, ({ input, operator }) => grantTime(services, input, operator)),
    consoleRoute(consoleCalls.takeTime, ({ input, operator }) => takeTime(services, input, operator)),
    consoleRoute(consoleCalls.stopChartRenewals, async ({ input, operator }) => {
      await stopChartRenewals(services, input, operator)
      return {}
    }),
    consoleRoute(consoleCalls.listPaymentFindings, async () => ({ findings: await listFindings(db) })),
    consoleRoute(consoleCalls.listRevenue, async ({ input }) => ({ days: await listRevenue(db, input) })),
  ]
}

/** Products and their prices. */
function priceRoutes(services: ConsoleServices): ConsoleRoute[] {
  const { db, clock } = services
  return [
    consoleRoute(consoleCalls.listProducts, async () => ({
      products: (await listProducts(db, new Date(clock.now()))).map(({ archivedAt, next, ...product }) => ({
        ...product,
        archivedAt: archivedAt?.toISOString() ?? null,
        next: next && { ...next, from: next.from.toISOString() },
      })),
    })),
    consoleRoute(consoleCalls.listPricePeriods, async () => ({
      prices: (await listPricePeriods(db)).map(({ from, until, ...price }) => ({
        ...price,
        from: from.toISOString(),
        until: until?.toISOString() ?? null,
      })),
    })),
    consoleRoute(consoleCalls.enterPrice, async ({ input, operator }) => {
      await enterConsolePrice(services, input, operator)
      return {}
    }),
  ]
}

/** Questions of visitors. */
function questionRoutes(services: ConsoleServices): ConsoleRoute[] {
  return [
    consoleRoute(consoleCalls.listQuestions, ({ input }) =>
      listQuestionPage(services.db, { ...input, limit: PAGE_ROWS }),
    ),
    consoleRoute(consoleCalls.findQuestionsOf, ({ input, operator }) =>
      lookForQuestions(services, input, operator),
    ),
    consoleRoute(consoleCalls.getQuestion, ({ input, operator }) =>
      lookAtQuestion(services, input.id, operator),
    ),
    consoleRoute(consoleCalls.answerQuestion, ({ input, operator }) =>
      answerQuestion(services, input, operator),
    ),
    consoleRoute(consoleCalls.setQuestionState, ({ input, operator }) =>
      setQuestionState(services, input, operator),
    ),
  ]
}

/** What runs behind the site: reminders, jobs and switches. */
function runningRoutes(services: ConsoleServices): ConsoleRoute[] {
  const { db, clock, jobDesk } = services
  return [
    consoleRoute(consoleCalls.listReminderFailures, ({ input: { days } }) =>
      listFailures(db, { days, limit: MOST_FAILURES, at: new Date(clock.now()) }),
    ),
    consoleRoute(consoleCalls.listBounces, ({ input }) => listBounces(db, { ...input, limit: PAGE_ROWS })),
    consoleRoute(consoleCalls.listQueues, async () => ({ queues: await jobDesk.listQueues(db) })),
    consoleRoute(consoleCalls.listJobs, ({ input }) => listJobs(services, input)),
    consoleRoute(consoleCalls.retryJob, ({ input, operator }) => retryJob(services, input, operator)),
    consoleRoute(consoleCalls.cancelJob, ({ input, operator }) => cancelJob(services, input, operator)),
    consoleRoute(consoleCalls.listSwitches, () => listSwitches(services)),
    consoleRoute(consoleCalls.setSwitch, ({ input, operator }) =>
      setConsoleSwitch(services, input, operator),
    ),
  ]
}
