import * as z from 'zod'
import { isoDate, locale, uuid } from '../../fields.ts'
import { consoleOperation } from '../console-operation.ts'
import { instant, money, reason } from '../fields.ts'

const orderLine = z.object({
  id: uuid,
  code: z.string(),
  kind: z.string(),
  state: z.string(),
  provider: z.string(),
  amount: money,
  createdAt: instant,
  paidAt: instant.nullable(),
})

const refundLine = z.object({
  id: uuid,
  /** The attempt whose payment is refunded. */
  attempt: uuid,
  amount: money,
  takesTime: z.boolean(),
  reason: z.string(),
  operator: z.object({ id: uuid, name: z.string() }),
  /** `requested` until the provider has named the result. */
  state: z.string(),
  /** The code of a refund that failed. */
  failure: z.string().nullable(),
  providerRefund: z.string().nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
})

export const listOrders = consoleOperation({
  id: 'listOrders',
  summary: {
    en: 'Orders, the latest first, a page at a time; of one state if named.',
    ru: 'Заказы, сначала новые, постранично; при желании в одном состоянии.',
  },
  method: 'GET',
  path: '/console/orders',
  role: 'support',
  audit: 'none',
  request: z.strictObject({
    /** `next` of the page before. */
    after: z.string().max(80).optional(),
    state: z.string().max(20).optional(),
  }),
  response: z.object({ orders: z.array(orderLine), next: z.string().nullable() }),
})

export const getOrder = consoleOperation({
  id: 'getOrder',
  summary: {
    en: 'One order with its attempts, refunds, granted time and ledger.',
    ru: 'Один заказ: попытки оплаты, возвраты, предоставленное время и проводки.',
  },
  method: 'GET',
  path: '/console/orders/{id}',
  role: 'support',
  audit: 'look',
  request: z.strictObject({ id: uuid }),
  response: orderLine.extend({
    /** Null once the account is erased. */
    person: uuid.nullable(),
    attempts: z.array(
      z.object({
        id: uuid,
        no: z.number().int(),
        state: z.string(),
        payment: z.string().nullable(),
        refundedMinor: z.number().int(),
        /** What can be refunded now. */
        leftMinor: z.number().int(),
        dispute: z.string(),
        decline: z.string().nullable(),
        createdAt: instant,
      }),
    ),
    refunds: z.array(refundLine),
    grants: z.array(
      z.object({
        id: uuid,
        chart: uuid.nullable(),
        from: instant,
        until: instant,
        revokedAt: instant.nullable(),
      }),
    ),
    ledger: z.array(z.object({ posting: uuid, account: z.string(), amount: money, at: instant })),
  }),
  errors: ['order.not-found'],
})

export const refundOrder = consoleOperation({
  id: 'refundOrder',
  summary: {
    en: 'Requests a refund of an order, in whole or in part; the worker sends it to the provider.',
    ru: 'Запрашивает возврат денег за заказ, полный или частичный; платёжной системе его отправляет фоновая задача.',
  },
  method: 'POST',
  path: '/console/orders/{id}/refunds',
  role: 'finance',
  audit: 'act',
  request: z.strictObject({
    id: uuid,
    /** Made by the browser for one submission: a repeated request makes no second refund. */
    key: uuid,
    /** Which payment, if the order was paid twice; the latest with money left by default. */
    attempt: uuid.optional(),
    /** In minor units; null for all that is left. */
    minor: z.number().int().min(1).max(100_000_000).nullable(),
    /** Whether a part of the money takes the time with it; all of the money always does. */
    takesTime: z.boolean(),
    reason,
  }),
  response: z.object({ id: uuid, amount: money, state: z.string() }),
  errors: ['order.not-found', 'refund.not-paid', 'refund.exceeds', 'refund.used-key'],
  status: 201,
})

export const grantTime = consoleOperation({
  id: 'grantTime',
  summary: { en: 'Grants months to a chart without a payment.', ru: 'Дарит карте месяцы без оплаты.' },
  method: 'POST',
  path: '/console/charts/{id}/grants',
  role: 'finance',
  audit: 'act',
  request: z.strictObject({ id: uuid, months: z.number().int().min(1).max(12), reason }),
  response: z.object({ grant: uuid, until: instant }),
  errors: ['chart.unknown'],
  status: 201,
})

export const takeTime = consoleOperation({
  id: 'takeTime',
  summary: {
    en: 'Takes back time that was granted without a payment; what was bought is taken back by its refund.',
    ru: 'Забирает подаренное время; купленное забирается только с возвратом денег.',
  },
  method: 'POST',
  path: '/console/grants/{id}/revocation',
  role: 'finance',
  audit: 'act',
  request: z.strictObject({ id: uuid, reason }),
  response: z.object({ until: instant.nullable() }),
  errors: ['grant.not-free'],
})

export const stopChartRenewals = consoleOperation({
  id: 'stopChartRenewals',
  summary: {
    en: 'Ends the renewals of a chart on request and revokes its card.',
    ru: 'По просьбе отключает автоплатёж карты и отзывает привязанную банковскую карту.',
  },
  method: 'POST',
  path: '/console/charts/{id}/renewals/stop',
  role: 'support',
  audit: 'act',
  request: z.strictObject({ id: uuid, reason }),
  response: z.object({}),
  errors: ['chart.unknown'],
})

export const listProducts = consoleOperation({
  id: 'listProducts',
  summary: {
    en: 'Every product with its price now, or since when it is archived: not sold any more, while bought time runs on.',
    ru: 'Все товары с нынешней ценой или с датой ухода в архив: такие не продаются, а купленное время идёт.',
  },
  method: 'GET',
  path: '/console/products',
  role: 'support',
  audit: 'none',
  request: z.strictObject({}),
  response: z.object({
    products: z.array(
      z.object({
        code: z.string(),
        locale,
        tier: z.string(),
        months: z.number().int(),
        /** Null once it is archived. */
        amount: money.nullable(),
        /** Null while it is sold. */
        archivedAt: instant.nullable(),
        /** The next price or end of the sale that is entered. */
        next: z.object({ amount: money.nullable(), from: instant }).nullable(),
      }),
    ),
  }),
})

export const listPricePeriods = consoleOperation({
  id: 'listPricePeriods',
  summary: {
    en: 'Every price that held, holds or will hold; no amount while a product is not sold.',
    ru: 'Все цены: прежние, нынешние и будущие; без суммы, пока товар не продаётся.',
  },
  method: 'GET',
  path: '/console/prices',
  role: 'support',
  audit: 'none',
  request: z.strictObject({}),
  response: z.object({
    prices: z.array(
      z.object({
        code: z.string(),
        locale,
        amount: money.nullable(),
        from: instant,
        until: instant.nullable(),
      }),
    ),
  }),
})

export const enterPrice = consoleOperation({
  id: 'enterPrice',
  summary: {
    en: 'Enters what a product costs from an instant on, or that its sale ends then. Orders that are open keep their price.',
    ru: 'Вводит цену товара с указанного момента или окончание его продажи. Открытые заказы сохраняют свою цену.',
  },
  method: 'POST',
  path: '/console/prices',
  role: 'finance',
  audit: 'act',
  request: z.strictObject({
    code: z.string().max(40),
    locale,
    /** In minor units; null ends the sale. */
    minor: z.number().int().min(1).max(100_000_000).nullable(),
    from: z.iso.datetime({ offset: true }),
  }),
  response: z.object({}),
  errors: ['price.refused'],
  status: 201,
})

export const listPaymentFindings = consoleOperation({
  id: 'listPaymentFindings',
  summary: {
    en: 'Open findings of the reconciliation with the providers.',
    ru: 'Открытые расхождения сверки с платёжными системами.',
  },
  method: 'GET',
  path: '/console/findings',
  role: 'finance',
  audit: 'none',
  request: z.strictObject({}),
  response: z.object({
    findings: z.array(
      z.object({ provider: z.string(), kind: z.string(), payment: z.string(), amount: money }),
    ),
  }),
})

export const listRevenue = consoleOperation({
  id: 'listRevenue',
  summary: {
    en: 'Revenue, refunds and chargebacks by day (UTC) and currency, in minor units.',
    ru: 'Выручка, возвраты и оспоренные платежи по дням (UTC) и валютам, в копейках и центах.',
  },
  method: 'GET',
  path: '/console/revenue',
  role: 'finance',
  audit: 'none',
  request: z.strictObject({ from: isoDate, to: isoDate }),
  response: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        currency: z.string(),
        revenueMinor: z.number().int(),
        refundsMinor: z.number().int(),
        chargebacksMinor: z.number().int(),
      }),
    ),
  }),
})
