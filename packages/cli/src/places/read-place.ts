import type { Place } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/lexicon/facts'
import { createZone } from '../clock/zone.ts'
import type { Context } from '../define-command.ts'
import { Refusal } from '../refusal.ts'
import type { Arguments, Options } from '../terminal/arguments.ts'
import { findNearest } from '../terminal/find-nearest.ts'
import { type City, findCity, foldName, listCities } from './find-city.ts'

/** The place of a request. */
export type Site = Place & {
  readonly name: string
  readonly zone: string
  /** What the site knows it by; undefined for bare coordinates. */
  readonly id: string | undefined
}

/** A place as a value of the command. */
export type PlaceValue = {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly zone: string
}

export const placeOptions = {
  place: { type: 'string' },
  lat: { type: 'string' },
  lon: { type: 'string' },
  zone: { type: 'string' },
} as const satisfies Options

export function toPlaceValue({ name, latitudeDeg, longitudeDeg, zone }: Site): PlaceValue {
  return { name, latitude: latitudeDeg, longitude: longitudeDeg, zone }
}

function toSite({ id, name, latitudeDeg, longitudeDeg, zone }: City, locale: Locale): Site {
  return { id, name: name[locale], latitudeDeg, longitudeDeg, zone, offsetSecAt: createZone(zone) }
}

function readDegrees(option: 'lat' | 'lon', text: string, most: number): number {
  const degrees = text.trim() === '' ? Number.NaN : Number(text)
  if (Math.abs(degrees) <= most) return degrees
  throw new Refusal({
    en: `--${option} is a number of degrees from -${most} to ${most}, not “${text}”`,
    ru: `--${option} — число градусов от -${most} до ${most}, а не «${text}»`,
  })
}

/** The place of `--lat --lon --zone`; undefined without any of them. */
function readCoordinates(args: Arguments): Site | undefined {
  const [lat, lon, zone] = [args.textOf('lat'), args.textOf('lon'), args.textOf('zone')]
  if (lat === undefined && lon === undefined && zone === undefined) return undefined
  if (lat === undefined || lon === undefined || zone === undefined)
    throw new Refusal({
      en: '--lat, --lon and --zone go together: --lat 51.5 --lon -0.13 --zone Europe/London',
      ru: '--lat, --lon и --zone пишут вместе: --lat 55.75 --lon 37.62 --zone Europe/Moscow',
    })
  const [latitudeDeg, longitudeDeg] = [readDegrees('lat', lat, 90), readDegrees('lon', lon, 180)]
  const name = `${latitudeDeg}, ${longitudeDeg}`
  return { id: undefined, name, latitudeDeg, longitudeDeg, zone, offsetSecAt: createZone(zone) }
}

function refuseCity(text: string, cities: readonly City[], locale: Locale): never {
  const nearest = findNearest(
    foldName(text),
    cities.flatMap(({ name }) => [foldName(name.en), foldName(name.ru)]),
  )
  const meant = nearest === undefined ? undefined : findCity(nearest, cities)?.name[locale]
  throw new Refusal({
    en: `“${text}” is not in the built-in list; ${meant ? `did you mean ${meant}? Otherwise write` : 'write'} --lat, --lon and --zone`,
    ru: `«${text}» нет во встроенном списке; ${meant ? `может быть, ${meant}? Иначе задайте` : 'задайте'} --lat, --lon и --zone`,
  })
}

/** Where days and times are meant; undefined where the arguments name no place. */
export function findNamedPlace(args: Arguments, locale: Locale): Site | undefined {
  const coordinates = readCoordinates(args)
  const text = args.textOf('place')
  if (text === undefined) return coordinates
  if (coordinates)
    throw new Refusal({
      en: 'a place is --place or --lat --lon --zone, not both',
      ru: 'место — это --place или --lat --lon --zone, а не то и другое',
    })
  const cities = listCities()
  return toSite(findCity(text, cities) ?? refuseCity(text, cities, locale), locale)
}

/** Where the computer's clock shows UTC, nobody lives; the days there are those of Greenwich. */
const greenwich: City = {
  id: '',
  name: { en: 'Greenwich, UTC', ru: 'Гринвич, UTC' },
  country: '',
  latitudeDeg: 51.48,
  longitudeDeg: 0,
  zone: 'UTC',
}

/** The largest city by the clock of the computer. */
function guessPlace({ surroundings, locale }: Context): Site {
  const city = listCities().find(({ zone }) => zone === surroundings.zone)
  if (city) return toSite(city, locale)
  return { ...toSite(greenwich, locale), id: undefined }
}

/** The place of the arguments, or the one that the computer's time zone suggests. */
export function readPlace(args: Arguments, context: Context): Site {
  return findNamedPlace(args, context.locale) ?? guessPlace(context)
}
