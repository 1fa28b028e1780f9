import type { Output, searchPlaces } from '@zeri/contract'
import type { Context } from '../define-command.ts'
import { findCity, listCities } from '../places/find-city.ts'
import { Refusal } from '../refusal.ts'
import { callSite, readResult, type SiteAccess } from './call-site.ts'
import { sitePaths } from './site-paths.ts'

/** The id by which the site knows a place: from the built-in list, or from the site's own search. */
export async function findSitePlace(
  text: string | undefined,
  access: SiteAccess,
  { locale, surroundings }: Context,
): Promise<string | undefined> {
  if (text === undefined) return undefined
  const city = findCity(text, listCities())
  if (city) return city.id
  const response = await callSite(
    access,
    { method: 'POST', path: sitePaths.places, body: { city: text, locale } },
    surroundings.fetch,
  )
  const { data } = await readResult<Output<typeof searchPlaces>>(response)
  const [first] = data.cities
  if (first) return first.place
  throw new Refusal({ en: `the site knows no place “${text}”`, ru: `сайт не знает места «${text}»` })
}
