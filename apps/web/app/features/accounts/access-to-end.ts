import type { changePassword, Input } from '@zeri/contract'
import type { Values } from './account-forms.ts'

/** What a change of the password can end besides the other sessions. */
export type Access = NonNullable<Input<typeof changePassword>['end']>[number]

/** The box of each in the form. */
export const accessBoxes: Readonly<Record<Access, string>> = {
  feeds: 'endFeeds',
  lists: 'endLists',
  telegram: 'endTelegram',
  passkeys: 'endPasskeys',
  identities: 'endIdentities',
}

/** What the ticked boxes of a form end. */
export function readAccessToEnd(values: Values): Access[] {
  // True: the keys of a literal.
  return (Object.keys(accessBoxes) as Access[]).filter((access) => values[accessBoxes[access]] !== undefined)
}
