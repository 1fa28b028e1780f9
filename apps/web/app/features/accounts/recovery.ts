export const recoverySteps = ['recovery-code', 'recovery-check', 'recovery-password'] as const

export type RecoveryStepName = (typeof recoverySteps)[number]

/** The current step of a password recovery, and the values typed so far. */
export type RecoveryState = {
  readonly step: RecoveryStepName
  readonly email: string
  readonly code: string
}

export function recoveryFrom(email: string): RecoveryState {
  return { step: 'recovery-code', email, code: '' }
}

export function isRecoveryStep(name: unknown): name is RecoveryStepName {
  return recoverySteps.some((step) => step === name)
}

/** The next step; undefined after the last. */
export function stepAfter(step: RecoveryStepName): RecoveryStepName | undefined {
  return recoverySteps[recoverySteps.indexOf(step) + 1]
}
