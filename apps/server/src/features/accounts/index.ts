export { accountSettings } from './account-settings.ts'
export { createFindSession } from './find-session.ts'
export {
  findIdentityFaults,
  groupIdentities,
  type Identities,
  identitySettings,
} from './identities/identity-settings.ts'
export { lockSession } from './lock-session.ts'
export { takeConfirmation } from './mail-allowance.ts'
export { accountMails } from './mails/account-mails.ts'
export { countPasswordsByKey, revokePasswords } from './password-keys.ts'
export { eraseAccounts, sweepAccounts } from './planners.ts'
export { deleteAllProofs } from './proof-store.ts'
export { accountsRoutes } from './routes.ts'
export { demoAccounts, seedAccounts } from './seed-accounts.ts'
export {
  createMailServices as createAccountMailServices,
  createServices as createAccountServices,
} from './services.ts'
export { hasAccount } from './sign-up.ts'
export { findAccountByEmail, getAccount, updateLocation as saveAccountLocation } from './store.ts'
export { planUnverifiedWarnings, warnUnverified, warnUnverifiedJob } from './warn-unverified.ts'
