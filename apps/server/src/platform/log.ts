import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** The only fields a log line may have; any other field is dropped. */
const allowed: ReadonlySet<string> = new Set([
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'code',
  'err',
  'event',
  'job',
  'jobId',
  'count',
  'port',
  'signal',
  'version',
  'blocked',
])

/** An error without its message: messages of parsers and drivers quote user input. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.name, code, stack: frames.slice(0, 12).join('\n') }
}

/** JSON lines for machines, with an allow-list instead of a list of secrets to hide. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    formatters: {
      log: (fields: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name))),
    },
    serializers: { err: serializeError },
  }
  return destination ? pino(options, destination) : pino(options)
}
