import { type CivilDate, type Place, parseCivilDate } from '@zeri/almanac/calendar'
import { type Locale, locales } from '@zeri/lexicon'
import { Temporal } from 'temporal-polyfill'

/** A place as the command line names it. */
type Site = {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly zone: string
  /** The name shown in the description. */
  readonly name: string
}

/** The place of a day without `--place`. */
const defaults: Readonly<Record<Locale, Site>> = {
  en: { latitudeDeg: 51.48, longitudeDeg: 0, zone: 'UTC', name: 'Greenwich, UTC (no --place given)' },
  ru: {
    latitudeDeg: 55.75,
    longitudeDeg: 37.62,
    zone: 'Europe/Moscow',
    name: 'Москва (место не задано, см. --place)',
  },
}

export type DayRequest = {
  readonly date: CivilDate
  readonly site: Site
  readonly locale: Locale
  readonly json: boolean
}

function findOption(args: readonly string[], option: string): string | undefined {
  const at = args.indexOf(option)
  return at < 0 ? undefined : (args[at + 1] ?? '')
}

function parseSite(text: string): Site | undefined {
  const [latitude, longitude, zone] = text.split(',')
  const [latitudeDeg, longitudeDeg] = [Number(latitude), Number(longitude)]
  if (!zone || !Number.isFinite(latitudeDeg) || !Number.isFinite(longitudeDeg)) return undefined
  return { latitudeDeg, longitudeDeg, zone, name: text }
}

/** Parses the command line; undefined if it is invalid. */
export function parseDayRequest(args: readonly string[]): DayRequest | undefined {
  const date = parseCivilDate(args.find((arg) => /^\d{4}-/.test(arg)) ?? '')
  const language = findOption(args, '--lang') ?? 'en'
  const locale = locales.find((one) => one === language)
  if (!date || !locale) return undefined
  const place = findOption(args, '--place')
  const site = place === undefined ? defaults[locale] : parseSite(place)
  return site && { date, locale, site, json: args.includes('--json') }
}

/** The place for the almanac: the coordinates, and the clocks of the zone. */
export function placeOf({ latitudeDeg, longitudeDeg, zone }: Site): Place {
  const offsetSecAt: Place['offsetSecAt'] = (epochMs) =>
    Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs)).toZonedDateTimeISO(zone).offsetNanoseconds /
    1e9
  return { latitudeDeg, longitudeDeg, offsetSecAt }
}
