import type { NetworkErrorKey } from '../../api/network-error-key.ts'
import type { FaultKey, Faults } from './account-forms.ts'

/** Why a form about accounts was refused, as places of words in the dictionaries. */
export type Refusal = {
  readonly notice: FaultKey | NetworkErrorKey | 'accounts.faults.failed'
  /** Those of its fields that are to blame. */
  readonly faults: Faults
}
