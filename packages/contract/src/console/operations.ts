import type { ConsoleOperation } from './console-operation.ts'
import { listAudit } from './operations/audit.ts'
import { listBounces, releasePersonMail } from './operations/bounces.ts'
import { cancelJob, listJobs, listQueues, retryJob } from './operations/jobs.ts'
import {
  enterPrice,
  getOrder,
  grantTime,
  listOrders,
  listPaymentFindings,
  listPricePeriods,
  listProducts,
  listRevenue,
  refundOrder,
  stopChartRenewals,
  takeTime,
} from './operations/money.ts'
import {
  addOperator,
  changeOperatorRole,
  enrolOperator,
  getOperator,
  inviteOperator,
  listOperators,
  removeOperator,
  signInOperator,
  signOutOperator,
  startEnrolment,
  startOperatorSignIn,
} from './operations/operators.ts'
import {
  endPersonSessions,
  erasePerson,
  findPerson,
  getPerson,
  mailPersonVerification,
} from './operations/people.ts'
import {
  answerQuestion,
  findQuestionsOf,
  getQuestion,
  listQuestions,
  setQuestionState,
} from './operations/questions.ts'
import { listReminderFailures } from './operations/reminders.ts'
import { listSwitches, setSwitch } from './operations/switches.ts'

/** Every operation of the console, by its id. The console serves each of them, and nothing else under `/console/`. */
export const consoleCalls = {
  startEnrolment,
  enrolOperator,
  startOperatorSignIn,
  signInOperator,
  getOperator,
  signOutOperator,
  listOperators,
  addOperator,
  inviteOperator,
  changeOperatorRole,
  removeOperator,
  listAudit,
  findPerson,
  getPerson,
  mailPersonVerification,
  endPersonSessions,
  erasePerson,
  releasePersonMail,
  listOrders,
  getOrder,
  refundOrder,
  grantTime,
  takeTime,
  stopChartRenewals,
  listProducts,
  listPricePeriods,
  enterPrice,
  listPaymentFindings,
  listRevenue,
  listQuestions,
  findQuestionsOf,
  getQuestion,
  answerQuestion,
  setQuestionState,
  listReminderFailures,
  listBounces,
  listQueues,
  listJobs,
  retryJob,
  cancelJob,
  listSwitches,
  setSwitch,
} as const

export const consoleOperations: readonly ConsoleOperation[] = Object.values(consoleCalls)
