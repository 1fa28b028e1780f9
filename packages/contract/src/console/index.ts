export { ConsoleError, callConsole } from './client.ts'
export {
  type ConsoleInput,
  type ConsoleOperation,
  type ConsoleOutput,
  consoleOperation,
} from './console-operation.ts'
export { type ConsoleErrorCode, consoleErrors } from './errors.ts'
export { PAGE_ROWS } from './fields.ts'
export { type BounceKind, bounceKinds } from './operations/bounces.ts'
export { type JobState, jobStates } from './operations/jobs.ts'
export { MAX_ANSWER_CHARS, type QuestionState, questionStates } from './operations/questions.ts'
export { type FailureReason, failureReasons } from './operations/reminders.ts'
export { consoleCalls, consoleOperations } from './operations.ts'
export { type LeastRole, mayDo, type OperatorRole, operatorRoles } from './roles.ts'
