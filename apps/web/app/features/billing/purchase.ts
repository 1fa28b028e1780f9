import type { ErrorCode } from '@zeri/contract'
import type { NetworkErrorKey } from '../../api/network-error-key.ts'

/** The page that answers the form of a purchase. */
export const CHECKOUT_PATH = '/kassa/checkout'

type PurchaseFault = `billing.faults.${'chart' | 'product' | 'offer'}`
export type PurchaseFaults = Readonly<Partial<Record<'uuid' | 'product' | 'offer', PurchaseFault>>>

export type PurchaseValues = {
  readonly uuid: string
  readonly product: string
  readonly autopay: boolean
  readonly offer: boolean
}

/** Why a purchase did not begin. */
export type PurchaseRefusal = {
  readonly notice: `errors.${ErrorCode}` | NetworkErrorKey | 'charts.incomplete' | 'billing.paidMeanwhile'
  readonly faults: PurchaseFaults
  readonly values?: PurchaseValues
}

/** What came of the form: the page of the payment service, or why not. */
export type PurchaseAnswer = { readonly leadsTo?: string; readonly refused?: PurchaseRefusal }

export function readPurchase(form: FormData): PurchaseValues {
  return {
    uuid: String(form.get('uuid') ?? ''),
    product: String(form.get('product') ?? ''),
    autopay: form.has('autopay'),
    offer: form.has('offer'),
  }
}

export function findPurchaseFaults({ uuid, product, offer }: PurchaseValues): PurchaseFaults {
  return {
    ...(uuid === '' && { uuid: 'billing.faults.chart' as const }),
    ...(product === '' && { product: 'billing.faults.product' as const }),
    ...(!offer && { offer: 'billing.faults.offer' as const }),
  }
}

/** The field that carries until when a chart was paid for when its buyer looked; another tab may have paid since. */
export const seenField = (uuid: string): string => `seen.${uuid}`
