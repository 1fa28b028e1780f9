const MS_PER_DAY = 86_400_000
/** The decree of the Council of People's Commissars put 14 February 1918 after 31 January. */
const NEW_STYLE_FROM = '1918-02-14'
/** In the 19th century the calendars were a day closer: 29 February 1900 was a day of the old one alone. */
const THIRTEEN_DAYS_FROM = '1900-03-01'

/** Zones of the lands that counted by the old style until that decree, the borderlands of the empire included. */
const zones: ReadonlySet<string> = new Set(
  `Europe/Moscow Europe/Kaliningrad Europe/Samara Europe/Volgograd Europe/Astrakhan Europe/Saratov Europe/Kirov
  Europe/Ulyanovsk Europe/Simferopol Europe/Kyiv Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye Europe/Minsk
  Europe/Chisinau Europe/Tiraspol Europe/Riga Europe/Tallinn Europe/Vilnius Asia/Yekaterinburg Asia/Omsk
  Asia/Novosibirsk Asia/Barnaul Asia/Tomsk Asia/Novokuznetsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Chita Asia/Yakutsk
  Asia/Khandyga Asia/Vladivostok Asia/Ust-Nera Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk Asia/Kamchatka Asia/Anadyr
  Asia/Tbilisi Asia/Yerevan Asia/Baku Asia/Almaty Asia/Qostanay Asia/Qyzylorda Asia/Aqtobe Asia/Aqtau Asia/Atyrau
  Asia/Oral Asia/Bishkek Asia/Tashkent Asia/Samarkand Asia/Dushanbe Asia/Ashgabat`.split(/\s+/),
)

/**
 * The Gregorian date of a birthday given in the Julian calendar; undefined where that calendar was not in use.
 * @example findNewStyle('1905-10-17', 'Europe/Moscow') // '1905-10-30'
 */
export function findNewStyle(birthday: string, zone: string): string | undefined {
  if (birthday >= NEW_STYLE_FROM || !zones.has(zone)) return undefined
  const apart = birthday < THIRTEEN_DAYS_FROM ? 12 : 13
  return new Date(Date.parse(birthday) + apart * MS_PER_DAY).toISOString().slice(0, 10)
}
