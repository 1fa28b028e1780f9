import type { Locale } from '@zeri/contract'

export type CountryName = (code: string, locale: Locale) => string

/** Where the short name of CLDR is not what an address says. */
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

/** Countries in words, from the runtime's own tables. */
export function createCountryNames(): CountryName {
  const tables = { en: tableOf('en'), ru: tableOf('ru') }
  return (code, locale) => OVERRIDES[locale][code] ?? tables[locale].of(code) ?? code
}

function tableOf(locale: Locale): Intl.DisplayNames {
  return new Intl.DisplayNames([locale], { type: 'region', style: 'short' })
}
