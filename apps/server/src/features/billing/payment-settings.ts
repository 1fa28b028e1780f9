import * as z from 'zod'
import type { PlatformConfig } from '../../platform/config.ts'
import { origin, setting } from '../../platform/setting.ts'
import type { BirthKeys } from '../charts/index.ts'

/** Words separated by commas; none where nothing is given. */
const words = z.string().transform((list) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
)

const url = z.url({ protocol: /^https?$/ })
const provider = z.enum(['', 'stripe', 'yookassa', 'rbkmoney'])

/** Who takes money, and how each of them is reached. */
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
  stripeUrl: setting({
    env: 'STRIPE_URL',
    rule: url,
    about: 'Where Stripe is; another address is for the sandbox.',
    development: 'https://api.stripe.com',
  }),
  stripeSecretKey: setting({
    env: 'STRIPE_SECRET_KEY',
    rule: z.string(),
    about: 'Secret key of Stripe; empty does without Stripe.',
    development: '',
  }),
  stripeWebhookSecrets: setting({
    env: 'STRIPE_WEBHOOK_SECRETS',
    rule: words,
    about:
      'Signing secrets of the endpoint `/webhooks/stripe`, separated by commas while one replaces another.',
    development: '',
  }),
  yookassaUrl: setting({
    env: 'YOOKASSA_URL',
    rule: url,
    about: 'Where YooKassa is.',
    development: 'https://api.yookassa.ru/v3',
  }),
  yookassaShopId: setting({
    env: 'YOOKASSA_SHOP_ID',
    rule: z.string(),
    about: 'Shop at YooKassa; empty does without YooKassa.',
    development: '',
  }),
  yookassaSecretKey: setting({
    env: 'YOOKASSA_SECRET_KEY',
    rule: z.string(),
    about: 'Secret key of that shop.',
    development: '',
  }),
  yookassaSenders: setting({
    env: 'YOOKASSA_SENDERS',
    rule: words,
    about: 'Networks that notifications to `/webhooks/yookassa` come from.',
    development:
      '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.154.128/25,77.75.156.11,77.75.156.35,2a02:5180::/32',
  }),
  yookassaVatCode: setting({
    env: 'YOOKASSA_VAT_CODE',
    rule: z.union([z.literal('').transform(() => null), z.coerce.number().int().min(1).max(12)]),
    about: 'VAT rate of the fiscal receipts that YooKassa issues for us; empty issues none.',
    development: '',
  }),
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
} as const

type Parsed = { [Name in keyof typeof paymentSettings]: z.output<(typeof paymentSettings)[Name]['rule']> }

/** Who takes money, and the settings of each provider that has any. */
export type Payments = ReturnType<typeof groupPayments>

/** The configuration of billing. */
export type BillingConfig = Pick<PlatformConfig, 'production' | 'product' | 'origins'> &
  BirthKeys & { readonly payments: Payments }

/** Providers without settings are left out. */
export function groupPayments(parsed: Parsed) {
  return {
    ofLocale: { en: parsed.paymentsEn, ru: parsed.paymentsRu },
    stripe: parsed.stripeSecretKey
      ? {
          url: parsed.stripeUrl,
          secretKey: parsed.stripeSecretKey,
          webhookSecrets: parsed.stripeWebhookSecrets,
        }
      : undefined,
    yookassa: parsed.yookassaShopId
      ? {
          url: parsed.yookassaUrl,
          shopId: parsed.yookassaShopId,
          secretKey: parsed.yookassaSecretKey,
          senders: parsed.yookassaSenders,
          vatCode: parsed.yookassaVatCode,
        }
      : undefined,
    rbkmoney: parsed.rbkmoneyApiKey
      ? {
          url: parsed.rbkmoneyUrl,
          checkoutUrl: parsed.rbkmoneyCheckoutUrl,
          apiKey: parsed.rbkmoneyApiKey,
          shopId: parsed.rbkmoneyShopId,
          webhookKeys: parsed.rbkmoneyWebhookKeys,
        }
      : undefined,
  } as const
}

/** A provider that has half of its settings would take money and never hear of it. */
export function findPaymentFaults({ stripe, yookassa, rbkmoney }: Payments): string[] {
  return [
    ...(stripe && stripe.webhookSecrets.length === 0 ? ['STRIPE_WEBHOOK_SECRETS is missing'] : []),
    ...(yookassa && yookassa.secretKey === '' ? ['YOOKASSA_SECRET_KEY is missing'] : []),
    ...(rbkmoney && rbkmoney.shopId === '' ? ['RBKMONEY_SHOP_ID is missing'] : []),
    ...(rbkmoney && rbkmoney.webhookKeys.length === 0 ? ['RBKMONEY_WEBHOOK_KEYS is missing'] : []),
  ]
}
