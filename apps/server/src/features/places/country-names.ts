import type { Locale } from '@zeri/contract'

/** Names a country, by its ISO 3166-1 code, in a language. */
export type CountryName = (code: string, locale: Locale) => string

/** Names that addresses use instead of the short name of CLDR. */
const OVERRIDES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    US: 'USA',
    GB: 'United Kingdom',
    BA: 'Bosnia and Herzegovina',
    CD: 'DR Congo',
    CG: 'Republic of the Congo',
  },
  ru: {
    GB: 'Великобритания',
    MM: 'Мьянма',
    KR: 'Южная Корея',
    KP: 'Северная Корея',
    ZA: 'ЮАР',
    CD: 'ДР Конго',
    CG: 'Республика Конго',
    CF: 'ЦАР',
  },
}

/** Creates the look-up of country names from the CLDR data of the runtime. */
export function createCountryNames(): CountryName {
  const tables = { en: tableOf('en'), ru: tableOf('ru') }
  return (code, locale) => OVERRIDES[locale][code] ?? tables[locale].of(code) ?? code
}

function tableOf(locale: Locale): Intl.DisplayNames {
  return new Intl.DisplayNames([locale], { type: 'region', style: 'short' })
}
