/** Settings under which no client is refused for how much it requests. */
export const unlimited = {
  LIMIT_GENERAL_PER_MINUTE: '1000000000',
  LIMIT_SENSITIVE_PER_MINUTE: '1000000000',
  LIMIT_WORK_PER_MINUTE: '1000000000',
  LIMIT_WORK_TOTAL_PER_MINUTE: '1000000000',
} as const

/** Tests share a machine: an app that refused a request because of a late connection would fail them without a fault. */
export const patient = { connectMs: 10_000 }
