import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import type { ParsedSettings, Setting } from '../../../platform/setting.ts'
import type { PaymentAdapter, ProviderId } from '../port.ts'

export type AdapterDeps = { readonly clock: Clock; readonly random: Pick<Random, 'uuid'> }

type Settings = Readonly<Record<string, Setting>>

/** All that billing needs to know of a payment provider: its settings, and how to create its adapter from them. */
type ProviderDefinition<Declared extends Settings, ProviderConfig> = {
  readonly id: ProviderId
  readonly settings: Declared
  /** The configuration of the provider; undefined in a deployment that does not use it. */
  readonly read: (parsed: ParsedSettings<Declared>) => ProviderConfig | undefined
  /** Settings that are missing beside those that are present, a line for each. */
  readonly findFaults: (config: ProviderConfig) => readonly string[]
  /** The addresses that are called, or that buyers are sent to. */
  readonly urlsOf: (config: ProviderConfig) => readonly string[]
  readonly createAdapter: (config: ProviderConfig, deps: AdapterDeps) => PaymentAdapter
}

/** A provider that this deployment has settings for. */
export type ConfiguredProvider = {
  readonly id: ProviderId
  readonly faults: readonly string[]
  readonly urls: readonly string[]
  readonly createAdapter: (deps: AdapterDeps) => PaymentAdapter
}

/** Declares a payment provider; the type of its configuration stays inside. */
export function defineProvider<const Declared extends Settings, ProviderConfig>({
  id,
  settings,
  read,
  findFaults,
  urlsOf,
  createAdapter,
}: ProviderDefinition<Declared, ProviderConfig>) {
  return {
    id,
    settings,
    configure(parsed: ParsedSettings<Declared>): ConfiguredProvider | undefined {
      const config = read(parsed)
      if (config === undefined) return undefined
      return {
        id,
        faults: findFaults(config),
        urls: urlsOf(config),
        createAdapter: (deps) => createAdapter(config, deps),
      }
    },
  }
}
