import * as z from 'zod'
import { setting } from '../../../../platform/setting.ts'
import { defineProvider } from '../provider-definition.ts'
import { url, words } from '../setting-rules.ts'
import { createStripe, type StripeConfig } from './adapter.ts'

/** Stripe: its settings, and how its adapter is created. */
export const stripe = defineProvider({
  id: 'stripe',
  settings: {
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
  },
  read: (parsed): StripeConfig | undefined =>
    parsed.stripeSecretKey === ''
      ? undefined
      : {
          url: parsed.stripeUrl,
          secretKey: parsed.stripeSecretKey,
          webhookSecrets: parsed.stripeWebhookSecrets,
        },
  // Without its secrets Stripe would take payments whose webhooks are rejected.
  findFaults: ({ webhookSecrets }) =>
    webhookSecrets.length === 0 ? ['STRIPE_WEBHOOK_SECRETS is missing'] : [],
  urlsOf: (config) => [config.url],
  createAdapter: createStripe,
})
