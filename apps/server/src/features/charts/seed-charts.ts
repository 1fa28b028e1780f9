import { consentVersion, type Locale } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { BirthDetails } from '../bazi/index.ts'
import type { Services } from './services.ts'
import { countCharts, insertChart, updateSelection } from './store.ts'

type DemoChart = BirthDetails & { readonly fio: string; readonly isPaid?: true }

const PAID_MONTHS = 12

/** The charts of a demo account: one paid, one not, one without a time of birth. */
const demoCharts: Readonly<Record<Locale, readonly DemoChart[]>> = {
  en: [
    {
      fio: 'Anna',
      gender: 'female',
      birthday: '1988-06-14',
      birthdayTime: '07:40',
      city: 'London, England, United Kingdom',
      latitude: 51.50853,
      longitude: -0.12574,
      utc: 'Europe/London',
      offsetSec: 3600,
      isPaid: true,
    },
    {
      fio: 'Thomas',
      gender: 'male',
      birthday: '1985-11-02',
      birthdayTime: '23:30',
      city: 'New York City, United States',
      latitude: 40.71427,
      longitude: -74.00597,
      utc: 'America/New_York',
      offsetSec: -18_000,
    },
    {
      fio: 'Grandmother Rose',
      gender: 'female',
      birthday: '1934-03-21',
      birthdayTime: null,
      city: 'Sydney, New South Wales, Australia',
      latitude: -33.86785,
      longitude: 151.20732,
      utc: 'Australia/Sydney',
      offsetSec: 36_000,
    },
  ],
  ru: [
    {
      fio: 'Ольга',
      gender: 'female',
      birthday: '1990-02-04',
      birthdayTime: '06:15',
      city: 'Москва, Россия',
      latitude: 55.75222,
      longitude: 37.61556,
      utc: 'Europe/Moscow',
      offsetSec: 10_800,
      isPaid: true,
    },
    {
      fio: 'Сергей',
      gender: 'male',
      birthday: '1986-08-30',
      birthdayTime: '13:05',
      city: 'Екатеринбург, Свердловская область, Россия',
      latitude: 56.8519,
      longitude: 60.6122,
      utc: 'Asia/Yekaterinburg',
      offsetSec: 21_600,
    },
    {
      fio: 'Бабушка Вера',
      gender: 'female',
      birthday: '1931-10-09',
      birthdayTime: null,
      city: 'Казань, Республика Татарстан, Россия',
      latitude: 55.78874,
      longitude: 49.12214,
      utc: 'Europe/Moscow',
      offsetSec: 10_800,
    },
  ],
}

type Owner = { readonly id: string; readonly email: string; readonly locale: Locale }

/** Grants paid time to a chart without a payment. */
type GrantTime = (
  trx: Kysely<Database>,
  grant: { readonly chartId: string; readonly months: number; readonly locale: Locale; readonly at: Date },
) => Promise<unknown>

/** Adds the demo charts to an account without charts; returns whether it did. */
export async function seedCharts(
  services: Services,
  { id, email, locale }: Owner,
  grantTime: GrantTime,
): Promise<boolean> {
  const { db, keyring, clock, random } = services
  return db.transaction().execute(async (trx) => {
    if ((await countCharts(trx, id)) > 0) return false
    for (const { isPaid, ...birth } of demoCharts[locale]) {
      const [chart, at] = [random.uuid(), new Date(clock.now())]
      await insertChart(
        { db: trx, keyring },
        {
          id: chart,
          owner: { accountId: id },
          birth: { ...birth, email },
          isMobile: false,
          consent: { version: consentVersion, locale },
          at,
        },
      )
      if (!isPaid) continue
      await grantTime(trx, { chartId: chart, months: PAID_MONTHS, locale, at })
      await updateSelection(trx, id, chart)
    }
    return true
  })
}
