import { type CivilDate, FIRST_YEAR, LAST_YEAR } from '@zeri/almanac/calendar'
import type { Words } from '@zeri/lexicon/facts'
import { dateAt, readDate } from '../clock/read-date.ts'
import { createZone } from '../clock/zone.ts'
import { defineCommand } from '../define-command.ts'
import { type ConvertRequest, convertDate } from '../facts/convert-date.ts'
import { readLunar } from '../facts/read-lunar.ts'
import { readPillar } from '../facts/read-pillar.ts'
import { printConversion } from '../print/print-conversion.ts'
import { Refusal } from '../refusal.ts'
import { type Arguments, allowPositionals } from '../terminal/arguments.ts'

const help: Words = {
  en: `zeri convert <yyyy-mm-dd>
zeri convert --lunar <year-month-day>
zeri convert --pillars <[year,month,]day> [--from date] [--to date]

The same day in three calendars: Gregorian, Chinese lunar, sexagenary.

  zeri convert 2026-11-16
  zeri convert --lunar 2026-1-1              the lunar new year of 2026
  zeri convert --lunar 2025-leap6-1          a leap month has the number of the month before it
  zeri convert --pillars 丙午,己亥,甲午      every day from 1900 to 2100 with these pillars of year, month and day
  zeri convert --pillars bing-wu,ji-hai,jia-wu
  zeri convert --pillars jia-zi --from 2026-01-01 --to 2026-12-31      the jia-zi days of a year

A pillar is written in characters, in pinyin without tones, by its name or by its number, 1 to 60. The year of the
pillars begins at Start of Spring, the lunar year usually at the second new moon after the winter solstice; both are
dated in China.`,
  ru: `zeri convert <гггг-мм-дд>
zeri convert --lunar <год-месяц-день>
zeri convert --pillars <[год,месяц,]день> [--from дата] [--to дата]

Один и тот же день в трёх календарях: григорианском, китайском лунном, шестидесятеричном.

  zeri convert 2026-11-16
  zeri convert --lunar 2026-1-1              лунный новый год 2026 года
  zeri convert --lunar 2025-leap6-1          вставной месяц носит номер предыдущего
  zeri convert --pillars 丙午,己亥,甲午      все дни с 1900 по 2100 год с такими столпами года, месяца и дня
  zeri convert --pillars бин-у,цзи-хай,цзя-у
  zeri convert --pillars цзя-цзы --from 2026-01-01 --to 2026-12-31     дни цзя-цзы за год

Столп пишут иероглифами, в русской записи, пиньинем без тонов, по имени или по номеру от 1 до 60. Год столпов начинается
с Начала весны, лунный — обычно со второго новолуния после зимнего солнцестояния; то и другое датируется по Китаю.`,
}

/** A pillar that is left empty between commas may be any: `丙午,,甲午`. */
function readPillars(text: string, from: CivilDate, to: CivilDate): ConvertRequest {
  const pillars = text.split(/[,，]/).map((one) => (one.trim() === '' ? undefined : readPillar(one)))
  const [first, second, third] = pillars
  if (pillars.length === 1 && first !== undefined) return { kind: 'pillars', day: first, from, to }
  if (pillars.length === 3 && pillars.some((one) => one !== undefined))
    return { kind: 'pillars', year: first, month: second, day: third, from, to }
  throw new Refusal({
    en: '--pillars takes the day alone, or year,month,day: --pillars 丙午,己亥,甲午',
    ru: '--pillars — это один день или год,месяц,день: --pillars 丙午,己亥,甲午',
  })
}

function readRequest(args: Arguments, today: CivilDate): ConvertRequest {
  const [date] = allowPositionals(args, 1)
  const [lunar, pillars] = [args.textOf('lunar'), args.textOf('pillars')]
  const count = [date, lunar, pillars].filter((one) => one !== undefined).length
  if (count !== 1)
    throw new Refusal({
      en: 'convert takes one date: 2026-11-16, --lunar 2026-10-8 or --pillars 丙午,己亥,甲午',
      ru: 'convert принимает одну дату: 2026-11-16, --lunar 2026-10-8 или --pillars 丙午,己亥,甲午',
    })
  if (date !== undefined) return { kind: 'date', date: readDate(date, today) }
  if (lunar !== undefined) return { kind: 'lunar', lunar: readLunar(lunar) }
  const from = readDate(args.textOf('from') ?? `${FIRST_YEAR}-01-01`, today)
  const to = readDate(args.textOf('to') ?? `${LAST_YEAR}-12-31`, today)
  return readPillars(pillars ?? '', from, to)
}

export const convertCommand = defineCommand({
  help,
  options: {
    lunar: { type: 'string' },
    pillars: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
  readRequest: (args, { surroundings }) =>
    readRequest(args, dateAt(surroundings.now(), createZone(surroundings.zone))),
  compute: (request, { locale }) => convertDate(request, locale),
  print: printConversion,
})
