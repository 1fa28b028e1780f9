import * as z from 'zod'
import { setting } from '../../../../platform/setting.ts'
import { defineProvider } from '../provider-definition.ts'
import { url, words } from '../setting-rules.ts'
import { createYooKassa, type YooKassaConfig } from './adapter.ts'

/** YooKassa: its settings, and how its adapter is created. */
export const yooKassa = defineProvider({
  id: 'yookassa',
  settings: {
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
  },
  read: (parsed): YooKassaConfig | undefined =>
    parsed.yookassaShopId === ''
      ? undefined
      : {
          url: parsed.yookassaUrl,
          shopId: parsed.yookassaShopId,
          secretKey: parsed.yookassaSecretKey,
          senders: parsed.yookassaSenders,
          vatCode: parsed.yookassaVatCode,
        },
  findFaults: ({ secretKey }) => (secretKey === '' ? ['YOOKASSA_SECRET_KEY is missing'] : []),
  urlsOf: (config) => [config.url],
  createAdapter: createYooKassa,
})
