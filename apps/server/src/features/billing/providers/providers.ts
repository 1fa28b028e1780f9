import type { Locale } from '@zeri/contract'
import type { CircuitTo } from '../../../platform/circuit.ts'
import type { BillingConfig } from '../payment-settings.ts'
import type { PaymentProvider, ProviderId } from '../port.ts'
import { guardProvider, PROVIDER_RULES } from './guarded.ts'
import type { AdapterDeps } from './provider-definition.ts'

/** The providers this deployment has settings for. */
export type Providers = {
  list(): readonly PaymentProvider[]
  find(id: ProviderId): PaymentProvider | undefined
  /** The provider that takes the payments of a locale, if any. */
  ofLocale(locale: Locale): PaymentProvider | undefined
}

type Deps = AdapterDeps & { readonly circuitTo: CircuitTo }

/** Creates the configured providers. Throws when one would be called without TLS in production. */
export function createProviders(
  { payments, production }: Pick<BillingConfig, 'payments' | 'production'>,
  { circuitTo, ...deps }: Deps,
): Providers {
  const all = new Map<ProviderId, PaymentProvider>()
  for (const { id, urls, createAdapter } of payments.providers) {
    if (production && urls.some((url) => !url.startsWith('https://')))
      throw new Error('payment providers are called over https in production')
    all.set(id, guardProvider(createAdapter(deps), circuitTo(id, PROVIDER_RULES)))
  }
  return {
    list: () => [...all.values()],
    find: (id) => all.get(id),
    ofLocale: (locale) => {
      const id = payments.ofLocale[locale]
      return id === '' ? undefined : all.get(id)
    },
  }
}
