import { listProducts, type Output, type PageContext } from '@zeri/contract'
import { moneyWords, perMonth } from './money-words.ts'

type Product = Output<typeof listProducts>['list'][number]
export type Tier = Product['tier']

/**
 * The offers of a language, in words; `canBuy` is false while no payment provider is available. A page that shows them is
 * not cached beyond the next change of a price.
 */
export async function listOffers({
  api,
  locale,
  trueUntil,
}: Pick<PageContext, 'api' | 'locale' | 'trueUntil'>) {
  const { list, canBuy, until } = await api.call(listProducts, { locale })
  trueUntil(Date.parse(until))
  return {
    canBuy,
    offers: list.map(({ code, tier, months, price, currency, renewable }) => ({
      code,
      tier,
      months,
      /** A decimal number: 490.00. */
      amount: price,
      currency,
      price: moneyWords(price, currency, locale),
      perMonth: moneyWords(perMonth(price, currency, months), currency, locale),
      isRenewable: renewable,
    })),
  }
}

export type Offers = Awaited<ReturnType<typeof listOffers>>
export type Offer = Offers['offers'][number]

export const offersOfTier = ({ canBuy, offers }: Offers, tier: Tier): Offers => ({
  canBuy,
  offers: offers.filter((offer) => offer.tier === tier),
})
