import * as z from 'zod'
import { origin, setting } from '../../../../platform/setting.ts'
import { defineProvider } from '../provider-definition.ts'
import { url, words } from '../setting-rules.ts'
import { createRbkMoney, type RbkMoneyConfig } from './adapter.ts'

/** RBKmoney: its settings, and how its adapter is created. */
export const rbkMoney = defineProvider({
  id: 'rbkmoney',
  settings: {
    rbkmoneyUrl: setting({
      env: 'RBKMONEY_URL',
      rule: url,
      about: 'Where RBKmoney is.',
      development: 'https://api.rbk.money/v2',
    }),
    rbkmoneyCheckoutUrl: setting({
      env: 'RBKMONEY_CHECKOUT_URL',
      rule: origin,
      about: 'Where its payment form is.',
      development: 'https://checkout.rbk.money',
    }),
    rbkmoneyApiKey: setting({
      env: 'RBKMONEY_API_KEY',
      rule: z.string(),
      about: 'API key of RBKmoney; empty does without RBKmoney.',
      development: '',
    }),
    rbkmoneyShopId: setting({
      env: 'RBKMONEY_SHOP_ID',
      rule: z.string(),
      about: 'Shop at RBKmoney.',
      development: '',
    }),
    rbkmoneyWebhookKeys: setting({
      env: 'RBKMONEY_WEBHOOK_KEYS',
      rule: words,
      about: 'Public keys of the webhooks to `/webhooks/rbkmoney`, base64 of DER, separated by commas.',
      development: '',
    }),
  },
  read: (parsed): RbkMoneyConfig | undefined =>
    parsed.rbkmoneyApiKey === ''
      ? undefined
      : {
          url: parsed.rbkmoneyUrl,
          checkoutUrl: parsed.rbkmoneyCheckoutUrl,
          apiKey: parsed.rbkmoneyApiKey,
          shopId: parsed.rbkmoneyShopId,
          webhookKeys: parsed.rbkmoneyWebhookKeys,
        },
  findFaults: ({ shopId, webhookKeys }) => [
    ...(shopId === '' ? ['RBKMONEY_SHOP_ID is missing'] : []),
    ...(webhookKeys.length === 0 ? ['RBKMONEY_WEBHOOK_KEYS is missing'] : []),
  ],
  urlsOf: (config) => [config.url, config.checkoutUrl],
  createAdapter: createRbkMoney,
})
