import { type CivilDate, julianDay, toCivilDate, toJulianDay } from '@zeri/almanac/calendar'
import type { Input, listThemes, Output, predictDays } from '@zeri/contract'
import type { Words } from '@zeri/lexicon/facts'
import { callSite, readAccess, readResult, type SiteAccess, siteOptions } from '../api/call-site.ts'
import { findSitePlace } from '../api/find-site-place.ts'
import { sitePaths } from '../api/site-paths.ts'
import { formatDate } from '../clock/format-time.ts'
import { dateAt, readDate } from '../clock/read-date.ts'
import { createZone } from '../clock/zone.ts'
import { type Context, defineCommand } from '../define-command.ts'
import { printActivities, printChoice } from '../print/print-choice.ts'
import { Refusal } from '../refusal.ts'
import { type Arguments, allowPositionals } from '../terminal/arguments.ts'

const help: Words = {
  en: `zeri choose [activity] [--from date] [--to date] [--place city] [--weekdays 6,7] [--min 1] [--limit 5]

The best days for an activity, with reasons and hours, from the site (ZERI_URL or --url; ZERI_KEY or --key).

  zeri choose                                          lists the activities
  zeri choose wedding --from 2026-11-20 --to 2026-12-15
  zeri choose wedding --weekdays 6,7 --place London    Saturdays and Sundays only
  zeri choose move --min 2 --json | jq '.all[].date'

Without --from and --to: the next thirty days, which are open to everybody. Weekdays are 1 Monday to 7 Sunday; --min is
the least acceptable rating, 0 to 3. Hours are shown by the clock of the place.`,
  ru: `zeri choose [дело] [--from дата] [--to дата] [--place город] [--weekdays 6,7] [--min 1] [--limit 5]

Лучшие дни для дела, с причинами и часами, — с сайта (ZERI_URL или --url; ZERI_KEY или --key).

  zeri choose                                          список дел
  zeri choose wedding --from 2026-11-20 --to 2026-12-15
  zeri choose wedding --weekdays 6,7 --place Москва    только суббота и воскресенье
  zeri choose move --min 2 --json | jq '.all[].date'

Без --from и --to — ближайшие тридцать дней, которые открыты всем. Дни недели: 1 понедельник … 7 воскресенье; --min —
наименьшая приемлемая оценка, от 0 до 3. Часы показаны по часам места.`,
}

type Prediction = Input<typeof predictDays>

type ChooseRequest = {
  readonly access: SiteAccess
  /** Undefined: the list of activities. */
  readonly prediction: Prediction | undefined
}

const OPEN_DAYS = 30
const DEFAULT_LIMIT = 5

function readNumber(
  args: Arguments,
  option: string,
  [least, most]: readonly [number, number],
): number | undefined {
  const text = args.textOf(option)
  if (text === undefined) return undefined
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new Refusal({
    en: `--${option} is a whole number from ${least} to ${most}, not “${text}”`,
    ru: `--${option} — целое число от ${least} до ${most}, а не «${text}»`,
  })
}

function readWeekdays(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined
  if (/^[1-7](?:,[1-7])*$/.test(text)) return [...new Set(text.split(',').map(Number))]
  throw new Refusal({
    en: `--weekdays are numbers from 1 (Monday) to 7 (Sunday) with commas, like 6,7, not “${text}”`,
    ru: `--weekdays — числа от 1 (понедельник) до 7 (воскресенье) через запятую, например 6,7, а не «${text}»`,
  })
}

/** The range of the arguments; without any, the days that are open to everybody. */
function readRange(args: Arguments, today: CivilDate): { readonly from: string; readonly to: string } {
  const [fromText, toText] = [args.textOf('from'), args.textOf('to')]
  const from = fromText === undefined ? today : readDate(fromText, today)
  const to =
    toText === undefined ? toCivilDate(julianDay(toJulianDay(from) + OPEN_DAYS)) : readDate(toText, today)
  if (toJulianDay(from) <= toJulianDay(to)) return { from: formatDate(from), to: formatDate(to) }
  throw new Refusal({
    en: `--from ${formatDate(from)} is after --to ${formatDate(to)}`,
    ru: `--from ${formatDate(from)} позже, чем --to ${formatDate(to)}`,
  })
}

async function readPrediction(
  tag: string,
  access: SiteAccess,
  args: Arguments,
  context: Context,
): Promise<Prediction> {
  const { locale, surroundings } = context
  if (!/^[a-z][a-z-]{0,39}$/.test(tag))
    throw new Refusal({
      en: `“${tag}” is no id of an activity; “zeri choose” lists them`,
      ru: `«${tag}» — не название дела; список: zeri choose`,
    })
  const weekdays = readWeekdays(args.textOf('weekdays'))
  // True: the number was checked against the range of the contract.
  const minWeight = readNumber(args, 'min', [0, 3]) as Prediction['minWeight']
  const place = await findSitePlace(args.textOf('place'), access, context)
  return {
    tag,
    ...readRange(args, dateAt(surroundings.now(), createZone(surroundings.zone))),
    ...(weekdays && { weekdays }),
    ...(minWeight !== undefined && { minWeight }),
    ...(place && { place }),
    detailed: readNumber(args, 'limit', [1, 366]) ?? DEFAULT_LIMIT,
    locale,
  }
}

async function choose({ access, prediction }: ChooseRequest, { locale, surroundings }: Context) {
  if (!prediction) {
    const response = await callSite(
      access,
      { method: 'GET', path: sitePaths.predict, query: { locale } },
      surroundings.fetch,
    )
    return { kind: 'activities' as const, ...(await readResult<Output<typeof listThemes>>(response)) }
  }
  const response = await callSite(
    access,
    { method: 'POST', path: sitePaths.predict, body: prediction },
    surroundings.fetch,
  )
  const { prediction: chosen, place, rulesVersion } = await readResult<Output<typeof predictDays>>(response)
  return { kind: 'days' as const, rulesVersion, place, ...chosen }
}

export const chooseCommand = defineCommand({
  help,
  options: {
    ...siteOptions,
    place: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    weekdays: { type: 'string' },
    min: { type: 'string' },
    limit: { type: 'string' },
  },
  readRequest: async (args, context): Promise<ChooseRequest> => {
    const [tag] = allowPositionals(args, 1)
    const access = readAccess(args, context.surroundings)
    return {
      access,
      prediction: tag === undefined ? undefined : await readPrediction(tag, access, args, context),
    }
  },
  compute: choose,
  print: (value, format) =>
    value.kind === 'activities' ? printActivities(value, format) : printChoice(value, format),
})
