import type { ErrorCode } from '@zeri/contract'
import type { NetworkErrorKey } from '../../api/network-error-key.ts'

/** The page that handles the purchase form. */
export const CHECKOUT_PATH = '/kassa/checkout'

type PurchaseFault = `billing.faults.${'chart' | 'product' | 'offer'}`
export type PurchaseFaults = Readonly<Partial<Record<'uuid' | 'product' | 'offer', PurchaseFault>>>

export type PurchaseValues = {
  readonly uuid: string
  /** The other charts of an order of several. */
  readonly further: readonly string[]
  readonly product: string
  readonly autopay: boolean
  readonly offer: boolean
}

type PurchaseNotice = 'charts.incomplete' | 'billing.paidMeanwhile' | 'billing.priceMeanwhile'

/** Why a purchase could not be started. */
export type PurchaseRefusal = {
  readonly notice: `errors.${ErrorCode}` | NetworkErrorKey | PurchaseNotice
  readonly faults: PurchaseFaults
  readonly values?: PurchaseValues
}

/** The result of the purchase form: the address of the payment page, or the refusal. */
export type PurchaseResult = { readonly leadsTo?: string; readonly refused?: PurchaseRefusal }

export function readPurchase(form: FormData): PurchaseValues {
  const [uuid = '', ...further] = form.getAll('uuid').map(String)
  return {
    uuid,
    further,
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

/** The field that holds the paid-until date the buyer saw for a chart: another tab may have paid since. */
export const seenField = (uuid: string): string => `seen.${uuid}`

/** The field that holds the price the buyer saw for a product: it may have changed while the page was open. */
export const priceField = (code: string): string => `price.${code}`
