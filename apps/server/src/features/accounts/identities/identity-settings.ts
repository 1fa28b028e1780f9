import type { IdentityProvider } from '@zeri/contract'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import { type ParsedSettings, setting } from '../../../platform/setting.ts'
import { createGoogle } from './google.ts'
import type { IdentityAdapter } from './port.ts'
import { createVk } from './vk.ts'
import { createYandex } from './yandex.ts'

/** Without a slash at the end: paths are appended. */
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const text = z.string().trim()

/** Outside providers of sign-in. One without its client id is not offered. */
export const identitySettings = {
  googleIssuer: setting({
    env: 'GOOGLE_ISSUER',
    rule: address,
    about: 'The issuer of Google; another address is for the sandbox.',
    development: 'https://accounts.google.com',
  }),
  googleClientId: setting({
    env: 'GOOGLE_CLIENT_ID',
    rule: text,
    about: 'Client id for signing in with Google; empty does without it.',
    development: '',
  }),
  googleClientSecret: setting({
    env: 'GOOGLE_CLIENT_SECRET',
    rule: text,
    about: 'Its secret.',
    development: '',
  }),
  yandexOauthUrl: setting({
    env: 'YANDEX_OAUTH_URL',
    rule: address,
    about: 'Where Yandex issues tokens; another address is for the sandbox.',
    development: 'https://oauth.yandex.ru',
  }),
  yandexLoginUrl: setting({
    env: 'YANDEX_LOGIN_URL',
    rule: address,
    about: 'Where Yandex describes its users.',
    development: 'https://login.yandex.ru',
  }),
  yandexClientId: setting({
    env: 'YANDEX_CLIENT_ID',
    rule: text,
    about: 'Client id for signing in with Yandex ID; empty does without it.',
    development: '',
  }),
  yandexClientSecret: setting({
    env: 'YANDEX_CLIENT_SECRET',
    rule: text,
    about: 'Its secret.',
    development: '',
  }),
  vkUrl: setting({
    env: 'VK_ID_URL',
    rule: address,
    about: 'Where VK ID is; another address is for the sandbox.',
    development: 'https://id.vk.com',
  }),
  vkClientId: setting({
    env: 'VK_CLIENT_ID',
    rule: text,
    about: 'Application id for signing in with VK ID, which has no secret; empty does without it.',
    development: '',
  }),
} as const

type Parsed = ParsedSettings<typeof identitySettings>
type AdapterDeps = { readonly clock: Clock; readonly random: Random }

type ConfiguredIdentity = {
  readonly id: IdentityProvider
  readonly faults: readonly string[]
  readonly create: (deps: AdapterDeps) => IdentityAdapter
}

/** The providers that this deployment has settings for, in the order they are offered. */
export type Identities = readonly ConfiguredIdentity[]

/** Groups the settings. A provider with half of its settings, or in production over plain http, is a fault. */
export function groupIdentities(parsed: Parsed, isProduction: boolean): Identities {
  const { googleIssuer, googleClientId, googleClientSecret } = parsed
  const { yandexOauthUrl, yandexLoginUrl, yandexClientId, yandexClientSecret, vkUrl, vkClientId } = parsed
  const insecure = (env: string, url: string) =>
    isProduction && !url.startsWith('https:') ? [`${env} must be https`] : []
  const missing = (env: string, value: string) => (value === '' ? [`${env} is missing`] : [])
  const all: readonly (ConfiguredIdentity & { readonly isUsed: boolean })[] = [
    {
      id: 'google',
      isUsed: googleClientId !== '',
      faults: [
        ...missing('GOOGLE_CLIENT_SECRET', googleClientSecret),
        ...insecure('GOOGLE_ISSUER', googleIssuer),
      ],
      create: ({ random, clock }) =>
        createGoogle(
          {
            issuer: googleIssuer,
            clientId: googleClientId,
            clientSecret: googleClientSecret,
            isInsecure: !isProduction && googleIssuer.startsWith('http:'),
          },
          { random, now: () => clock.now() },
        ),
    },
    {
      id: 'yandex',
      isUsed: yandexClientId !== '',
      faults: [
        ...missing('YANDEX_CLIENT_SECRET', yandexClientSecret),
        ...insecure('YANDEX_OAUTH_URL', yandexOauthUrl),
        ...insecure('YANDEX_LOGIN_URL', yandexLoginUrl),
      ],
      create: (deps) =>
        createYandex(
          {
            oauthUrl: yandexOauthUrl,
            loginUrl: yandexLoginUrl,
            clientId: yandexClientId,
            clientSecret: yandexClientSecret,
          },
          deps,
        ),
    },
    {
      id: 'vk',
      isUsed: vkClientId !== '',
      faults: insecure('VK_ID_URL', vkUrl),
      create: (deps) => createVk({ url: vkUrl, clientId: vkClientId }, deps),
    },
  ]
  return all.filter(({ isUsed }) => isUsed)
}

export function findIdentityFaults(identities: Identities): string[] {
  return identities.flatMap(({ faults }) => faults)
}
