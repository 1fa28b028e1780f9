import type { Bank, Payment, Provider } from '../payments/bank.ts'

type BankPayment = {
  readonly provider: Provider
  readonly amountMinor: number
  readonly expiresAtMs: number
  /** The attempt of an order that it pays; without one nobody here knows of it. */
  readonly attemptId?: string
}

/** A payment in roubles that waits at a provider. */
export function addBankPayment(
  bank: Bank,
  { provider, amountMinor, expiresAtMs, attemptId }: BankPayment,
): Payment {
  return bank.add({
    provider,
    amountMinor,
    currency: 'RUB',
    title: '',
    metadata: attemptId === undefined ? {} : { attempt_id: attemptId },
    externalId: attemptId,
    savesCard: false,
    successUrl: '',
    failUrl: undefined,
    expiresAtMs,
  })
}
