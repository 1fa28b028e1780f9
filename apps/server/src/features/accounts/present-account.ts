import type { getUser, Output } from '@zeri/contract'
import type { Account } from './store.ts'

type User = Output<typeof getUser>

export const NOWHERE = { address: '', latitude: 0, longitude: 0 }

/** An account without a name is shown by the part of its e-mail before the @. */
export function presentUser({
  id,
  name,
  emailTyped,
  isReachable,
}: Pick<Account, 'id' | 'name' | 'emailTyped' | 'isReachable'>): User['user'] {
  const [local = ''] = emailTyped.split('@')
  return { uuid: id, username: name ?? local, email: emailTyped, verified: isReachable }
}

export function presentAccount(account: Account): User {
  const { location = NOWHERE, place = null } = account.location ?? {}
  return { user: presentUser(account), location, place }
}
