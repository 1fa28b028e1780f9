import * as z from 'zod'
import { operation } from '../../operation.ts'

/** What is recorded about the security of an account. */
export const securityEventKinds = [
  'sign-up',
  'address.verified',
  'verification.refused',
  'address.change-requested',
  'address.change-refused',
  'address.change-cancelled',
  'address.changed',
  'sign-in',
  'sign-in.passkey',
  'sign-in.failed',
  'sign-in.blocked',
  'sign-out',
  'session.ended',
  'device.forgotten',
  'password.changed',
  'password.refused',
  'passkey.added',
  'passkey.removed',
  'passkey.refused',
  'passkey.counter-stuck',
  'passkey.counter-back',
  'second-factor.awaited',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.refused',
  'second-factor.lost',
  'backup-code.used',
  'backup-codes.made',
  'confirmed',
  'sign-in.identity',
  'identity.linked',
  'identity.unlinked',
  'identity.claimed',
  'identity.refused',
  'recovery.asked',
  'recovery.refused',
  'recovery.done',
  'key.created',
  'key.revoked',
  'export',
  'deletion.asked',
  'deletion.cancelled',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

export const listSecurityEvents = operation({
  id: 'listSecurityEvents',
  summary: {
    en: 'What happened with the security of the account: the last fifty events, latest first.',
    ru: 'Что происходило с безопасностью учётной записи: последние пятьдесят событий, сначала новые.',
  },
  method: 'GET',
  path: '/api/user/security-events',
  request: z.strictObject({}),
  response: z.object({
    events: z.array(z.object({ kind: z.enum(securityEventKinds), at: z.iso.datetime() })),
  }),
  auth: 'required',
})
