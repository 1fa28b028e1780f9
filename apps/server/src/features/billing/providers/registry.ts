import type { ParsedSettings } from '../../../platform/setting.ts'
import type { ProviderId } from '../port.ts'
import type { ConfiguredProvider } from './provider-definition.ts'
import { rbkMoney } from './rbkmoney/provider.ts'
import { stripe } from './stripe/provider.ts'
import { yooKassa } from './yookassa/provider.ts'

// Every payment provider. A new one is a folder here, its id in port.ts, its decline codes in declines.ts, and its lines
// below.

const registry = { stripe, yookassa: yooKassa, rbkmoney: rbkMoney } as const satisfies Record<
  ProviderId,
  unknown
>

export const providerSettings = { ...stripe.settings, ...yooKassa.settings, ...rbkMoney.settings } as const

/** The providers that have settings. */
export function configureProviders(parsed: ParsedSettings<typeof providerSettings>): ConfiguredProvider[] {
  return Object.values(registry).flatMap((provider) => provider.configure(parsed) ?? [])
}
