import type { Locale } from '@zeri/contract'
import type { PaymentProvider } from './port.ts'
import type { Services } from './services.ts'

/** Who takes the payments of a locale: nobody where none is configured or while an operator has switched it off. */
export type OpenProvider = PaymentProvider | 'paused' | undefined

/** The provider that new purchases of a locale go to. Notices and running payments of a provider that is off still count. */
export function findOpenProvider(
  { providers, switches }: Pick<Services, 'providers' | 'switches'>,
  locale: Locale,
): OpenProvider {
  const provider = providers.ofLocale(locale)
  if (!provider) return undefined
  return switches.isOn('checkout') && switches.isOn(provider.id) ? provider : 'paused'
}
