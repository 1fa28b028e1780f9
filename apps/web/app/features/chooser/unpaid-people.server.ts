import type { PageContext } from '@zeri/contract'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { moneyWords, timesPrice } from '../billing/money-words.ts'
import { listOffers, offersOfTier } from '../billing/offers.server.ts'
import { CHECKOUT_PATH } from '../billing/purchase.ts'
import { listTypedBirths, typedName } from '../charts/typed-births.server.ts'

/** People a day cannot be judged for yet: charts of the account that are not paid for, and births typed here. */
export async function listUnpaidPeople(own: OwnCharts | null, page: PageContext) {
  const born = (birthday: string) => dateWords(birthday, page.locale).date
  const charts = (own?.list ?? [])
    .filter(({ tier }) => tier !== 'personal')
    .map(({ uuid, fio, birthday }) => ({ uuid, name: fio, born: born(birthday), keptUntil: null }))
  const typed = (await listTypedBirths(page)).map((reading) => ({
    uuid: reading.uuid,
    name: typedName(reading, page),
    born: born(reading.birthday),
    /** The last day a typed birth is stored; null for a chart of the account. */
    keptUntil: dateWords(reading.keptUntil.slice(0, 10), page.locale).date,
  }))
  return [...charts, ...typed]
}

export type UnpaidPerson = Awaited<ReturnType<typeof listUnpaidPeople>>[number]

/** What it costs to have the calendar judged against people, for the shortest period, in one order. */
export async function priceOf(people: readonly UnpaidPerson[], page: PageContext) {
  if (people.length === 0) return null
  const { canBuy, offers } = offersOfTier(await listOffers(page), 'personal')
  const [shortest] = offers.toSorted((one, other) => one.months - other.months)
  if (!shortest) return null
  const query = new URLSearchParams(people.map(({ uuid }) => ['chart', uuid]))
  query.set('product', shortest.code)
  const path: `/${string}` = `${CHECKOUT_PATH}?${query}`
  return {
    names: new Intl.ListFormat(page.locale).format(people.map(({ name }) => name)),
    count: people.length,
    months: shortest.months,
    each: shortest.price,
    together: moneyWords(timesPrice(shortest.amount, people.length), shortest.currency, page.locale),
    path: canBuy ? path : null,
  }
}
