import { errors, type PageContext, startCheckout } from '@zeri/contract'
import { data } from 'react-router'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { listOffers } from './offers.server.ts'
import {
  findPurchaseFaults,
  type PurchaseRefusal,
  type PurchaseResult,
  priceField,
  readPurchase,
  seenField,
} from './purchase.ts'

/** Starts the checkout of a purchase; returns the address of the payment page, or the refusal. */
export async function submitPurchase(
  form: FormData,
  page: PageContext,
  findCharts: () => Promise<OwnCharts | null>,
) {
  const values = readPurchase(form)
  const refuse = (status: number, refused: Omit<PurchaseRefusal, 'values'>) =>
    data<PurchaseResult>({ refused: { ...refused, values } }, { status })
  const faults = findPurchaseFaults(values)
  if (Object.keys(faults).length > 0) return refuse(400, { notice: 'charts.incomplete', faults })
  try {
    const chart = (await findCharts())?.list.find(({ uuid }) => uuid === values.uuid)
    const seen = form.get(seenField(values.uuid))
    if (chart && seen !== null && seen !== (chart.disableDate ?? ''))
      return refuse(409, { notice: 'billing.paidMeanwhile', faults: {} })
    const { uuid, product, autopay } = values
    const shown = form.get(priceField(product))
    const offer = (await listOffers(page)).offers.find(({ code }) => code === product)
    if (offer && shown !== null && shown !== offer.amount)
      return refuse(409, { notice: 'billing.priceMeanwhile', faults: {} })
    const { locale } = page
    const { url } = await page.api.call(startCheckout, { uuid, product, autopay, offer: true, locale })
    return data<PurchaseResult>({ leadsTo: url })
  } catch (error) {
    const code = refusalCode(error)
    return refuse(errors[code].status, { notice: `errors.${code}`, faults: {} })
  }
}
