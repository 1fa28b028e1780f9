import type { Decline } from '../port.ts'

/** The class of each decline code. An unknown code counts as soft: a later try may succeed. */
const classes: Readonly<Record<string, Decline['class']>> = {
  // Stripe, https://docs.stripe.com/declines/codes
  authentication_required: 'customer',
  card_not_supported: 'hard',
  expired_card: 'hard',
  fraudulent: 'hard',
  incorrect_number: 'hard',
  lost_card: 'hard',
  pickup_card: 'hard',
  stolen_card: 'hard',
  // YooKassa, https://yookassa.ru/developers/payment-acceptance/after-the-payment/declined-payments
  '3d_secure_failed': 'customer',
  call_issuer: 'customer',
  card_expired: 'hard',
  fraud_suspected: 'hard',
  invalid_card_number: 'hard',
  payment_method_restricted: 'hard',
  permission_revoked: 'hard',
  // RBKmoney: the innermost of its nested codes
  card_not_found: 'hard',
  invalidShopStatus: 'config',
  operationNotPermitted: 'config',
}

export function toDecline(code: string): Decline {
  return { class: classes[code] ?? 'soft', code: code.slice(0, 64) }
}
