import type { CivilDate } from '@zeri/almanac/calendar'
import type { describeDay, Output } from '@zeri/contract'
import type { Words } from '@zeri/lexicon/facts'
import { callSite, readAccess, readResult, type SiteAccess, siteOptions } from '../api/call-site.ts'
import { sitePaths } from '../api/site-paths.ts'
import { formatDate } from '../clock/format-time.ts'
import { dateAt, readDate } from '../clock/read-date.ts'
import { type Context, defineCommand } from '../define-command.ts'
import { computeDay } from '../facts/compute-day.ts'
import { placeOptions, readPlace, type Site } from '../places/read-place.ts'
import { printDay } from '../print/print-day.ts'
import { printVerdict, type VerdictValue } from '../print/print-verdict.ts'
import { allowPositionals } from '../terminal/arguments.ts'

const help: Words = {
  en: `zeri day [date] [--place city] [--verdict]

The facts of a day: pillars, lunar date, solar term, officer, path, mansion, clash, moon, sun, the twelve double-hours.

  zeri day                                   today, where this computer’s clock says it is
  zeri day tomorrow --place Toronto
  zeri day 2026-11-16 --place London
  zeri day 2026-11-16 --lat 43.1 --lon 131.9 --zone Asia/Vladivostok
  zeri day 2026-11-16 --json | jq .pillars.day.zh
  zeri day --verdict --url https://example.org     also what the day is good for

Dates are 2026-11-16 or 16.11.2026, today, tomorrow, yesterday; years 1900 to 2100. Some six hundred cities are built
in, by their English or Russian name; “London, CA” names the country, too. The date has the same pillars everywhere, as in
a printed almanac; hours, sun and moon follow the place.

--verdict asks the site (ZERI_URL or --url; ZERI_KEY or --key). Everything else needs no network.`,
  ru: `zeri day [дата] [--place город] [--verdict]

Факты дня: столпы, лунная дата, солнечный сезон, установление, путь, созвездие, столкновение, луна, солнце, двенадцать
двойных часов.

  zeri day                                   сегодня, по часам этого компьютера
  zeri day завтра --place Казань
  zeri day 2026-11-16 --place Лондон
  zeri day 16.11.2026 --lat 43.1 --lon 131.9 --zone Asia/Vladivostok
  zeri day 2026-11-16 --json | jq .pillars.day.zh
  zeri day --verdict --url https://example.org     и для чего день подходит

Дата — 2026-11-16 или 16.11.2026, сегодня, завтра, вчера; годы с 1900 по 2100. Встроено около шестисот городов, по-русски
и по-английски; «Лондон, CA» называет и страну. Столпы даты везде одни и те же, как в печатном альманахе; часы, солнце и
луна — по месту.

За --verdict команда обращается к сайту (ZERI_URL или --url; ZERI_KEY или --key). Остальному сеть не нужна.`,
}

type DayRequest = {
  readonly date: CivilDate
  readonly place: Site
  /** Where the rating comes from, if it is wanted. */
  readonly access: SiteAccess | undefined
}

/** The rating of a day, as the site responds. */
async function fetchVerdict(
  { date, place }: DayRequest,
  access: SiteAccess,
  { locale, surroundings }: Context,
): Promise<VerdictValue> {
  const path = sitePaths.day(formatDate(date))
  const query = { place: place.id, locale }
  const response = await callSite(access, { method: 'GET', path, query }, surroundings.fetch)
  const { judgement, rulesVersion, openUntil } = await readResult<Output<typeof describeDay>>(response)
  return { rulesVersion, openUntil, judgement }
}

export const dayCommand = defineCommand({
  help,
  options: { ...placeOptions, ...siteOptions, verdict: { type: 'boolean' } },
  readRequest: (args, context): DayRequest => {
    const place = readPlace(args, context)
    const [text = 'today'] = allowPositionals(args, 1)
    const today = dateAt(context.surroundings.now(), place.offsetSecAt)
    const access = args.has('verdict') ? readAccess(args, context.surroundings) : undefined
    return { date: readDate(text, today), place, access }
  },
  compute: async (request, context) => {
    const facts = computeDay({ ...request, locale: context.locale })
    const { access } = request
    return access ? { ...facts, verdict: await fetchVerdict(request, access, context) } : facts
  },
  print: (value, format) =>
    'verdict' in value
      ? `${printDay(value, format)}\n\n${printVerdict(value.verdict, format)}`
      : printDay(value, format),
})
