import type { IdentityProvider } from '@zeri/contract'
import { takeMail } from './mail-allowance.ts'
import { wayInAddedMail } from './mails/way-in-added.ts'
import type { Services } from './services.ts'
import type { Account } from './store.ts'

/** Mails the owner that a passkey or an outside account signs in from now on, if the allowance has room. */
export async function mailWayIn(
  services: Services,
  trx: Services['db'],
  {
    account,
    way,
    name = '',
  }: { readonly account: Account; readonly way: 'passkey' | IdentityProvider; readonly name?: string },
): Promise<void> {
  if (!(await takeMail(services, trx, { kind: 'way-in-added', to: account }))) return
  await services.enqueue(trx, wayInAddedMail.job, {
    template: 'way-in-added',
    locale: account.locale,
    to: account.emailTyped,
    data: { at: new Date(services.clock.now()).toISOString(), way, name },
  })
}
