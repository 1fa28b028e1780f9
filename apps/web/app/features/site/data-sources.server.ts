import type { Locale } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'

type Link = { readonly name: string; readonly url: string }

export type DataSources = {
  readonly title: string
  readonly lead: string
  readonly sources: readonly {
    readonly heading: string
    readonly text: string
    /** The credit the licence requires. */
    readonly credit: string
    readonly from: readonly Link[]
    readonly licence: Link
  }[]
}

const links = {
  geonames: { name: 'GeoNames', url: 'https://www.geonames.org/' },
  openStreetMap: { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  boundaries: {
    name: 'timezone-boundary-builder',
    url: 'https://github.com/evansiroky/timezone-boundary-builder',
  },
  iana: { name: 'IANA Time Zone Database', url: 'https://www.iana.org/time-zones' },
  cldr: { name: 'Unicode CLDR', url: 'https://cldr.unicode.org/' },
  holidays: { name: 'date-holidays', url: 'https://github.com/commenthol/date-holidays' },
  wikipedia: { name: 'Wikipedia', url: 'https://www.wikipedia.org/' },
  tyme: { name: 'tyme4ts', url: 'https://github.com/6tail/tyme4ts' },
  literata: { name: 'Literata', url: 'https://github.com/googlefonts/literata' },
  onest: { name: 'Onest', url: 'https://github.com/googlefonts/onest' },
  notoSerif: { name: 'Noto Serif SC', url: 'https://github.com/notofonts/noto-cjk' },
  tabler: { name: 'Tabler Icons', url: 'https://tabler.io/icons' },
} as const satisfies Record<string, Link>

const licences = {
  ccBy: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  ccBySa: { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' },
  odbl: { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  unicode: { name: 'Unicode License v3', url: 'https://www.unicode.org/license.txt' },
  ofl: { name: 'SIL Open Font License 1.1', url: 'https://openfontlicense.org/' },
  mit: { name: 'MIT', url: 'https://opensource.org/license/mit' },
} as const satisfies Record<string, Link>

const texts: Readonly<Record<Locale, (product: string) => DataSources>> = {
  en: (product) => ({
    title: 'Data and licences',
    lead: `${product} stands on work that others have shared. Here is what it uses and on what terms.`,
    sources: [
      {
        heading: 'Places',
        text: 'Names, coordinates, populations and time zones of towns. We have changed them: Russian names are selected and corrected, regions are translated, and some places are added.',
        credit: 'City data © GeoNames, modified.',
        from: [links.geonames],
        licence: licences.ccBy,
      },
      {
        heading: 'Time zone boundaries',
        text: 'They tell which time zone a position lies in.',
        credit: 'Time zone boundaries © OpenStreetMap contributors.',
        from: [links.openStreetMap, links.boundaries],
        licence: licences.odbl,
      },
      {
        heading: 'Clocks and names of countries',
        text: 'How clocks were set in every zone and year comes from the IANA database, which is in the public domain; the names of countries come from CLDR.',
        credit: 'Names of countries © Unicode, Inc.',
        from: [links.iana, links.cldr],
        licence: licences.unicode,
      },
      {
        heading: 'Public holidays',
        text: 'The chooser of days uses them where you wish for holidays or want to avoid them. We have worked out the dates of nationwide holidays from the rules of date-holidays, which rest on articles of Wikipedia. Our table of dates is under the same licence.',
        credit: 'Public holidays © contributors of date-holidays and Wikipedia, modified.',
        from: [links.holidays, links.wikipedia],
        licence: licences.ccBySa,
      },
      {
        heading: 'Sun and moon',
        text: 'We calculate their positions ourselves from published series: VSOP87 and those of Jean Meeus’s “Astronomical Algorithms”. The instants of solar terms and new moons are refined by tables made with tyme4ts.',
        credit: 'tyme4ts © 6tail.',
        from: [links.tyme],
        licence: licences.mit,
      },
      {
        heading: 'Fonts',
        text: 'The fonts are cut down to the characters and weights the site shows.',
        credit: 'Literata, Onest and Noto Serif SC © their authors.',
        from: [links.literata, links.onest, links.notoSerif],
        licence: licences.ofl,
      },
      {
        heading: 'Icons',
        text: 'The small line drawings on buttons.',
        credit: 'Tabler Icons © Paweł Kuna.',
        from: [links.tabler],
        licence: licences.mit,
      },
    ],
  }),
  ru: (product) => ({
    title: 'Данные и лицензии',
    lead: `${product} опирается на чужой труд, которым с нами поделились. Здесь сказано, что мы используем и на каких условиях.`,
    sources: [
      {
        heading: 'Населённые пункты',
        text: 'Названия, координаты, численность населения и часовые пояса. Мы их изменили: русские названия отобраны и исправлены, названия регионов переведены, некоторые места добавлены.',
        credit: 'Данные о городах © GeoNames, с изменениями.',
        from: [links.geonames],
        licence: licences.ccBy,
      },
      {
        heading: 'Границы часовых поясов',
        text: 'По ним видно, в каком поясе лежит точка на карте.',
        credit: 'Границы часовых поясов © участники OpenStreetMap.',
        from: [links.openStreetMap, links.boundaries],
        licence: licences.odbl,
      },
      {
        heading: 'Ход часов и названия стран',
        text: 'Как в разные годы переводили часы в каждом поясе, известно из базы IANA, она в общественном достоянии; названия стран взяты из CLDR.',
        credit: 'Названия стран © Unicode, Inc.',
        from: [links.iana, links.cldr],
        licence: licences.unicode,
      },
      {
        heading: 'Государственные праздники',
        text: 'Они нужны при выборе дня, если вы хотите попасть на праздник или обойти его. Даты общегосударственных праздников мы вычислили по правилам date-holidays, которые опираются на статьи Википедии. Наша таблица дат доступна по той же лицензии.',
        credit: 'Праздничные дни © авторы date-holidays и Википедии, с изменениями.',
        from: [links.holidays, links.wikipedia],
        licence: licences.ccBySa,
      },
      {
        heading: 'Солнце и луна',
        text: 'Их положение мы вычисляем сами по опубликованным рядам: VSOP87 и рядам из книги Жана Меёса «Астрономические алгоритмы». Моменты солнечных сезонов и новолуний уточнены таблицами, которые построены с помощью tyme4ts.',
        credit: 'tyme4ts © 6tail.',
        from: [links.tyme],
        licence: licences.mit,
      },
      {
        heading: 'Шрифты',
        text: 'В шрифтах оставлены только те знаки и начертания, которые есть на сайте.',
        credit: 'Literata, Onest и Noto Serif SC © их авторы.',
        from: [links.literata, links.onest, links.notoSerif],
        licence: licences.ofl,
      },
      {
        heading: 'Значки',
        text: 'Небольшие рисунки на кнопках.',
        credit: 'Tabler Icons © Paweł Kuna.',
        from: [links.tabler],
        licence: licences.mit,
      },
    ],
  }),
}

/** The data and works the site uses, with the credit each licence requires. */
export function dataSources(locale: Locale, product: string): DataSources {
  const text = texts[locale](product)
  return typeset(locale, text)
}
