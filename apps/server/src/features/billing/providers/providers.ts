import type { Locale } from '@zeri/contract'
import type { CircuitTo } from '../../../platform/circuit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import type { BillingConfig } from '../payment-settings.ts'
import type { PaymentAdapter, PaymentProvider, ProviderId } from '../port.ts'
import { guardProvider, PROVIDER_RULES } from './guarded.ts'
import { createRbkMoney } from './rbkmoney.ts'
import { createStripe } from './stripe.ts'
import { createYooKassa } from './yookassa.ts'

/** The providers this deployment has settings for. */
export type Providers = {
  list(): readonly PaymentProvider[]
  find(id: ProviderId): PaymentProvider | undefined
  /** Who takes the money of a language, if anybody does. */
  ofLocale(locale: Locale): PaymentProvider | undefined
}

type Deps = {
  readonly clock: Clock
  readonly random: Pick<Random, 'uuid'>
  readonly circuitTo: CircuitTo
}

/** Throws when a provider of a production deployment would be spoken to in the clear. */
export function createProviders(
  { payments, production }: Pick<BillingConfig, 'payments' | 'production'>,
  deps: Deps,
): Providers {
  const { stripe, yookassa, rbkmoney } = payments
  const all = new Map<ProviderId, PaymentProvider>()
  const add = (provider: PaymentAdapter) =>
    all.set(provider.id, guardProvider(provider, deps.circuitTo(provider.id, PROVIDER_RULES)))
  if (stripe) add(createStripe(stripe, deps))
  if (yookassa) add(createYooKassa(yookassa, deps))
  if (rbkmoney) add(createRbkMoney(rbkmoney, deps))
  const urls = [stripe?.url, yookassa?.url, rbkmoney?.url, rbkmoney?.checkoutUrl]
  if (production && urls.some((url) => url !== undefined && !url.startsWith('https://')))
    throw new Error('payment providers are spoken to over https in production')
  return {
    list: () => [...all.values()],
    find: (id) => all.get(id),
    ofLocale: (locale) => {
      const id = payments.ofLocale[locale]
      return id === '' ? undefined : all.get(id)
    },
  }
}
