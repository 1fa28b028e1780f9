export { accountSettings } from './account-settings.ts'
export { type Challenges, createChallenges } from './challenges.ts'
export { requireConfirmation } from './confirmation.ts'
export { beginDeletion, erasureOf } from './delete-account.ts'
export { createFindSession } from './find-session.ts'
export {
  findIdentityFaults,
  groupIdentities,
  type Identities,
  identitySettings,
} from './identities/identity-settings.ts'
export { deriveKeys } from './keys.ts'
export { lockSession } from './lock-session.ts'
export { takeConfirmation } from './mail-allowance.ts'
export { accountMails } from './mails/account-mails.ts'
export { judgeCounter } from './passkey-counter.ts'
export { countPasswordsByKey, revokePasswords } from './password-keys.ts'
export { findPerson, findPersonId, lockPerson, type Person } from './person.ts'
export { eraseAccounts, sweepAccounts } from './planners.ts'
export { deleteAllProofs } from './proof-store.ts'
export { accountsRoutes } from './routes.ts'
export { factorSecrets } from './second-factor/factor-store.ts'
export { createSecurityLog, type SecurityLog } from './security-log.ts'
export { demoAccounts, seedAccounts } from './seed-accounts.ts'
export {
  createMailServices as createAccountMailServices,
  createServices as createAccountServices,
  type MailServices as AccountMailServices,
} from './services.ts'
export { deleteSessionsOf } from './session-store.ts'
export { hasAccount } from './sign-up.ts'
export {
  findAccountByEmail,
  findSchoolRules,
  getAccount,
  updateLocation as saveAccountLocation,
  updateSchoolRules,
} from './store.ts'
export { mailVerification } from './verify-address.ts'
export { PASSKEY_ALGORITHMS, verifyAssertion, verifyRegistration } from './verify-passkey.ts'
export { planUnverifiedWarnings, warnUnverified, warnUnverifiedJob } from './warn-unverified.ts'
