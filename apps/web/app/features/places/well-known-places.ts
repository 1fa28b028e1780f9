import type { FoundPlace, Locale } from '@zeri/contract'

/** Suggested before anything is typed. Ids and coordinates are those of GeoNames: https://www.geonames.org/524901 */
export const wellKnownPlaces: Readonly<Record<Locale, readonly FoundPlace[]>> = {
  en: [
    place('2643743', ['London', 'England', 'United Kingdom'], [51.50853, -0.12574], 'Europe/London'),
    place('5128581', ['New York', null, 'USA'], [40.71427, -74.00597], 'America/New_York'),
    place('5368361', ['Los Angeles', 'California', 'USA'], [34.05223, -118.24368], 'America/Los_Angeles'),
    place('2147714', ['Sydney', 'New South Wales', 'Australia'], [-33.86785, 151.20732], 'Australia/Sydney'),
    place('1880252', ['Singapore', null, null], [1.28967, 103.85007], 'Asia/Singapore'),
  ],
  ru: [
    place('524901', ['Москва', null, 'Россия'], [55.75222, 37.61556], 'Europe/Moscow'),
    place('498817', ['Санкт-Петербург', null, 'Россия'], [59.93863, 30.31413], 'Europe/Moscow'),
    place(
      '1486209',
      ['Екатеринбург', 'Свердловская область', 'Россия'],
      [56.8519, 60.6122],
      'Asia/Yekaterinburg',
    ),
    place(
      '1496747',
      ['Новосибирск', 'Новосибирская область', 'Россия'],
      [55.0415, 82.9346],
      'Asia/Novosibirsk',
    ),
    place('1526384', ['Алматы', null, 'Казахстан'], [43.25, 76.91667], 'Asia/Almaty'),
  ],
}

function place(
  id: string,
  [city, region, country]: readonly [string, string | null, string | null],
  [latitude, longitude]: readonly [number, number],
  zone: string,
): FoundPlace {
  const address = [city, region, country].filter(Boolean).join(', ')
  return { address, latitude, longitude, place: id, zone, city, region, country }
}
