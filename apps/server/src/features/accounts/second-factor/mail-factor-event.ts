import { takeMail } from '../mail-allowance.ts'
import { type FactorEvent, secondFactorMail } from '../mails/second-factor.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store.ts'

/** Mails the owner what happened with the second factor; returns whether there was room for that mail today. */
export async function mailFactorEvent(
  services: Pick<Services, 'clock' | 'enqueue' | 'tries'>,
  trx: Services['db'],
  { account, event }: { readonly account: Account; readonly event: FactorEvent },
): Promise<boolean> {
  const { clock, enqueue } = services
  if (!(await takeMail(services, trx, { kind: 'second-factor', to: account }))) return false
  await enqueue(trx, secondFactorMail.job, {
    template: 'second-factor',
    locale: account.locale,
    to: account.emailTyped,
    data: { event, at: new Date(clock.now()).toISOString() },
  })
  return true
}
