import { drawKeys, type KeySet, type NamedSecret } from '../../platform/secret.ts'

export type Keys = {
  readonly pepper: KeySet
  readonly codes: KeySet
  readonly tries: KeySet
  readonly challenges: KeySet
}

/** Derives the keys of accounts from the secret keys of the deployment. */
export function deriveKeys(secrets: readonly NamedSecret[]): Keys {
  return {
    pepper: drawKeys(secrets, 'pepper'),
    codes: drawKeys(secrets, 'codes'),
    tries: drawKeys(secrets, 'tries'),
    challenges: drawKeys(secrets, 'challenges'),
  }
}
