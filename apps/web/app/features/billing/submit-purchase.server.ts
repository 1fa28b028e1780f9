import { claimReading, errors, type PageContext, startCheckout } from '@zeri/contract'
import { data } from 'react-router'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { listTypedBirths } from '../charts/typed-births.server.ts'
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
    const { uuid, further, product, autopay } = values
    const uuids = [uuid, ...further]
    await claimTyped(uuids, page)
    const ordered = (await findCharts())?.list.filter((chart) => uuids.includes(chart.uuid)) ?? []
    const isPaidMeanwhile = ordered.some((chart) => {
      const seen = form.get(seenField(chart.uuid))
      return seen !== null && seen !== (chart.disableDate ?? '')
    })
    if (isPaidMeanwhile) return refuse(409, { notice: 'billing.paidMeanwhile', faults: {} })
    const shown = form.get(priceField(product))
    const offer = (await listOffers(page)).offers.find(({ code }) => code === product)
    if (offer && shown !== null && shown !== offer.amount)
      return refuse(409, { notice: 'billing.priceMeanwhile', faults: {} })
    const { locale } = page
    const order = { uuid, further: [...further], product, autopay, locale }
    const { url } = await page.api.call(startCheckout, { ...order, offer: true })
    return data<PurchaseResult>({ leadsTo: url })
  } catch (error) {
    const code = refusalCode(error)
    return refuse(errors[code].status, { notice: `errors.${code}`, faults: {} })
  }
}

/** Turns the births typed in this browser that are ordered into charts of the account. */
async function claimTyped(uuids: readonly string[], page: PageContext): Promise<void> {
  const typed = await listTypedBirths(page)
  for (const { uuid } of typed) if (uuids.includes(uuid)) await page.api.call(claimReading, { uuid })
}
