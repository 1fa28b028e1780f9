import {
  accountSettings,
  findIdentityFaults,
  groupIdentities,
  type Identities,
  identitySettings,
} from './features/accounts/index.ts'
import { analyticsSettings } from './features/analytics/index.ts'
import { keySettings } from './features/api-keys/index.ts'
import { findPaymentFaults, groupPayments, type Payments, paymentSettings } from './features/billing/index.ts'
import { birthKeySettings } from './features/charts/index.ts'
import { consoleSettings, findConsoleFaults } from './features/console/index.ts'
import { pictureSettings } from './features/exports/index.ts'
import {
  findPushFaults,
  findTelegramFaults,
  groupPush,
  groupTelegram,
  type Push,
  pushSettings,
  reminderSettings,
  type Telegram,
} from './features/reminders/index.ts'
import {
  findOriginFaults,
  mailAndLimitsSettings,
  type PlatformConfig,
  pageCacheSettings,
  shutdownSettings,
  siteSettings,
  tracingSettings,
} from './platform/config.ts'
import { type Dkim, findMailFaults, groupDkim, mailSettings } from './platform/mail/mail-settings.ts'
import { type Environment, type ParsedSettings, parseSettings } from './platform/setting.ts'

/** Every setting of the product; `docs/configuration.md` is written from this list, in this order. */
export const settings = {
  ...siteSettings,
  ...birthKeySettings,
  ...mailAndLimitsSettings,
  ...mailSettings,
  ...keySettings,
  ...accountSettings,
  ...identitySettings,
  ...pageCacheSettings,
  ...pictureSettings,
  ...analyticsSettings,
  ...tracingSettings,
  ...paymentSettings,
  ...reminderSettings,
  ...pushSettings,
  ...consoleSettings,
  ...shutdownSettings,
} as const

type Parsed = ParsedSettings<typeof settings>
type Grouped =
  | 'originEn'
  | 'originRu'
  | 'dkimDomain'
  | 'dkimSelector'
  | 'dkimPrivateKey'
  | keyof typeof identitySettings
  | keyof typeof paymentSettings
  | keyof typeof reminderSettings
  | keyof typeof pushSettings

/** The whole configuration of a process. */
export type Config = PlatformConfig &
  Readonly<
    Omit<Parsed, Grouped> & {
      identities: Identities
      payments: Payments
      telegram: Telegram
      push: Push
      mailPerSecond: number
      dkim: Dkim | null
      mailSenders: number
      pushSenders: number
    }
  >

/** Reads the whole configuration once. One error names every fault and no value. */
export function parseConfig(env: Environment): Config {
  const { parsed, faults } = parseSettings(settings, env)
  const isProduction = env.NODE_ENV === 'production'
  refuse(faults)
  const { originEn, originRu, ...rest } = parsed
  const config = {
    ...rest,
    origins: { en: originEn, ru: originRu },
    dkim: groupDkim(parsed),
    identities: groupIdentities(parsed, isProduction),
    payments: groupPayments(parsed),
    telegram: groupTelegram(parsed, isProduction),
    push: groupPush(parsed, parsed.mailFrom, isProduction),
  }
  refuse([
    ...(isProduction ? findOriginFaults(config.origins) : []),
    ...findMailFaults(parsed),
    ...findConsoleFaults(config),
    ...findIdentityFaults(config.identities),
    ...findPaymentFaults(config.payments),
    ...findTelegramFaults(config.telegram),
    ...findPushFaults(config.push),
  ])
  return config
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`The configuration is not usable:\n  ${faults.join('\n  ')}`)
}
