import * as z from 'zod'
import type { PlatformConfig } from '../../platform/config.ts'
import { type ParsedSettings, setting } from '../../platform/setting.ts'
import type { BirthKeys } from '../charts/index.ts'
import { providerIds } from './port.ts'
import { configureProviders, providerSettings } from './providers/registry.ts'

const provider = z.enum(['', ...providerIds])

/** The provider of each locale, and the settings of all providers. */
export const paymentSettings = {
  paymentsEn: setting({
    env: 'PAYMENTS_EN',
    rule: provider,
    about: 'Who takes the money of English pages; without settings of that provider nothing is sold there.',
    development: 'stripe',
  }),
  paymentsRu: setting({
    env: 'PAYMENTS_RU',
    rule: provider,
    about: 'The same for Russian pages.',
    development: 'yookassa',
  }),
  ...providerSettings,
} as const

/** The provider of each locale, and every provider that has settings. */
export type Payments = ReturnType<typeof groupPayments>

/** The configuration of billing. */
export type BillingConfig = Pick<PlatformConfig, 'production' | 'product' | 'origins'> &
  BirthKeys & { readonly payments: Payments }

/** Groups the settings of payments; providers without settings are left out. */
export function groupPayments(parsed: ParsedSettings<typeof paymentSettings>) {
  return {
    ofLocale: { en: parsed.paymentsEn, ru: parsed.paymentsRu },
    providers: configureProviders(parsed),
  } as const
}

/** Faults of providers with half of their settings: they would take payments and never report them. */
export function findPaymentFaults({ providers }: Payments): string[] {
  return providers.flatMap(({ faults }) => faults)
}
