export { listArchivedCharts } from './archived-charts.ts'
export { createBillingCollectors } from './collect-metrics.ts'
export { exportBilling } from './export-billing.ts'
export { listFindings } from './findings.ts'
export { grantFreeTime } from './grant-free-time.ts'
export { revokeFreeGrant } from './grants.ts'
export { findFaults, reportLedger } from './ledger-report.ts'
export { billingMails } from './mails/billing-mails.ts'
export { parseMajor, toMajor } from './money.ts'
export {
  findOrderDetails,
  listFreeGrants,
  listOrderedNames,
  listOrderPage,
  listOrdersOf,
  listRevenue,
} from './operator-orders.ts'
export { findPaymentFaults, groupPayments, type Payments, paymentSettings } from './payment-settings.ts'
export {
  enterPrice,
  enterPriceIn,
  listPricePeriods,
  listProducts,
  PRICE_NOTICE_MS,
  type PricePeriod,
} from './prices.ts'
export { planReconciliation, reconcile, reconcilePayments } from './reconcile.ts'
export { sendRefundJob } from './refund-job.ts'
export { planRenewals, renew, renewSubscriptions } from './renew.ts'
export { type RefundFault, requestRefund } from './request-refund.ts'
export { rotateBillingKeys } from './rotate-keys.ts'
export { billingRoutes } from './routes.ts'
export { seedPayments } from './seed-payments.ts'
export { sendRefund } from './send-refund.ts'
export { createBillingKeyring, createServices as createBillingServices } from './services.ts'
export { planSettlement, settle, settlePayments } from './settle-payments.ts'
export { endRenewalsIn } from './stop-autopay.ts'
export { findOwnerId } from './store.ts'
export { sweepPaymentNotices } from './sweep-notices.ts'
export { registerWebhooks } from './webhooks.ts'
