import type { NetworkErrorKey } from '../../api/network-error-key.ts'
import type { FaultKey, Faults } from './account-forms.ts'

/** Why a form was refused, as keys of the dictionaries. */
export type Refusal = {
  readonly notice:
    | FaultKey
    | NetworkErrorKey
    | 'accounts.faults.failed'
    | 'client.passkeys.faults.unsupported'
  /** The fields that caused the refusal. */
  readonly faults: Faults
}
