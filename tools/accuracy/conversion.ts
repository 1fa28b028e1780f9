import { convertDate, type Input, pillarId } from '@zeri/contract'
import { describeConversion } from '../../apps/server/src/features/calendar/convert-date.ts'
import { AppError } from '../../apps/server/src/platform/http/app-error.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { buildReference, type PublishedMonth, readReference } from './reference.ts'

const MS_PER_DAY = 86_400_000
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2100-12-31'
/** Days between two that are converted there and back. */
const DAYS_APART = { full: 11, small: 397 }

const convert = (query: Input<typeof convertDate>) => describeConversion(convertDate.request.parse(query))
const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10)
const two = (value: number): string => String(value).padStart(2, '0')

/** The lunar date as the operation takes it. */
const lunarQuery = ({ year, month, isLeap }: Omit<PublishedMonth, 'firstDay'>, day: number) =>
  ({ lunar: `${year}-${two(month)}-${two(day)}`, leap: isLeap ? 'true' : 'false' }) as const

/** The date of a lunar date; undefined where it is refused. */
function findDate(query: Input<typeof convertDate>): string | undefined {
  try {
    return convert(query).days[0]?.date
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** The first and the last day of each published month, and the leap months that a year does not have. */
function countWrongMonths(months: readonly PublishedMonth[]): { checked: number; wrong: string[] } {
  const wrong: string[] = []
  let checked = 0
  months.forEach((month, index) => {
    const next = months[index + 1]
    if (!next || month.firstDay < FIRST_DAY || next.firstDay > LAST_DAY) return
    const length = (Date.parse(next.firstDay) - Date.parse(month.firstDay)) / MS_PER_DAY
    const hasLeap = next.isLeap || month.isLeap
    const found = [
      findDate(lunarQuery(month, 1)),
      findDate(lunarQuery(month, length)),
      findDate(lunarQuery(month, length + 1)),
      ...(hasLeap ? [] : [findDate(lunarQuery({ ...month, isLeap: true }, 1))]),
    ]
    const expected = [
      month.firstDay,
      dateAfter(next.firstDay, -1),
      undefined,
      ...(hasLeap ? [] : [undefined]),
    ]
    checked += expected.length
    if (found.join() !== expected.join()) wrong.push(`${month.firstDay}: ${found}`)
  })
  return { checked, wrong }
}

/** Whether a date comes back from its lunar date, and from its pillars. */
function comesBack(date: string): boolean {
  const [day] = convert({ date }).days
  if (!day) return false
  const { lunar, yearPillar, monthPillar, dayPillar } = day
  const byPillars = convert({
    yearPillar: pillarId(yearPillar.index),
    monthPillar: pillarId(monthPillar.index),
    dayPillar: pillarId(dayPillar.index),
  })
  return findDate(lunarQuery(lunar, lunar.day)) === date && byPillars.days.some((one) => one.date === date)
}

/** Conversion between calendars: against the published lunar months, and there and back. */
export async function measureConversion({
  small,
  referenceFolder,
}: {
  readonly small: boolean
  readonly referenceFolder: string | undefined
}): Promise<Figure[]> {
  const { months } = referenceFolder ? readReference(referenceFolder) : buildReference()
  const { checked, wrong } = countWrongMonths(months)
  const lost: string[] = []
  let dates = 0
  for (
    let date = FIRST_DAY;
    date <= LAST_DAY;
    date = dateAfter(date, small ? DAYS_APART.small : DAYS_APART.full)
  ) {
    dates += 1
    if (!comesBack(date)) lost.push(date)
  }
  for (const one of [...wrong, ...lost].slice(0, 10)) console.error(`not as published, or not back: ${one}`)
  return [
    figure('conversion.lunar-dates-checked', checked, 'dates', '>= 9000'),
    figure('conversion.lunar-dates-wrong', wrong.length, 'months', '= 0'),
    figure('conversion.dates-there-and-back', dates, 'dates', small ? '>= 180' : '>= 6600'),
    figure('conversion.dates-lost', lost.length, 'dates', '= 0'),
  ]
}
