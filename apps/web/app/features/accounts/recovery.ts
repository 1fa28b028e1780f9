export const recoverySteps = ['recovery-code', 'recovery-check', 'recovery-password'] as const

export type RecoveryStepName = (typeof recoverySteps)[number]

/** How far somebody has come to a new password, and what they typed on the way. */
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

/** The step after one that was taken; undefined after the last. */
export function stepAfter(step: RecoveryStepName): RecoveryStepName | undefined {
  return recoverySteps[recoverySteps.indexOf(step) + 1]
}
