import { type Birth, natalChart, natalRules } from '@zeri/almanac/bazi'
import { listDays, listPersonalDays, describePersonalYear as yearOperation } from '@zeri/contract'
import { presentReading } from '../../apps/server/src/features/bazi/present-reading.ts'
import { describeDays, findCalendarContext } from '../../apps/server/src/features/calendar/calendar.ts'
import {
  describePersonalDays,
  describePersonalYear,
} from '../../apps/server/src/features/calendar/personal-calendar.ts'
import { moscow } from '../../apps/server/src/features/places/default-place.ts'
import { createZoneClocks } from '../../apps/server/src/platform/zone-clock.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { bestMilliseconds } from './measuring/best-milliseconds.ts'

const birth: Birth = {
  date: { year: 1990, month: 5, day: 1 },
  timeSec: 30_600,
  latitudeDeg: moscow.latitudeDeg,
  longitudeDeg: moscow.longitudeDeg,
  offsetSec: 14_400,
  gender: 'female',
}

/** The cost of personal responses, validated and serialised, without the database. */
export async function measureCharts({ small }: { small: boolean }): Promise<Figure[]> {
  const rounds = small ? 10 : 40
  const setting = await findCalendarContext(
    {
      places: { find: () => moscow },
      clockOf: createZoneClocks(),
      today: () => ({ date: '2100-11-01', endsAtMs: 0 }),
    },
    { locale: 'ru', place: String(moscow.id) },
  )
  const person = { chart: natalChart(birth, natalRules), access: 'paid' } as const
  const head = {
    chart: {
      uuid: '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11',
      fio: 'Anna',
      isHourKnown: true,
      access: 'paid',
      paidUntil: null,
      city: 'Moscow',
      dayMaster: { id: '2', zh: '丙', name: 'Yang Fire' },
    },
  } as const
  const monthOf = (round: number) => ({ from: `${2020 + round}-11-01`, to: `${2020 + round}-11-30` })
  const year = bestMilliseconds(rounds, (round) =>
    JSON.stringify(
      yearOperation.response.parse({ ...describePersonalYear(2020 + round, setting, person), ...head }),
    ),
  )
  const general = bestMilliseconds(rounds, (round) =>
    JSON.stringify(listDays.response.parse(describeDays(monthOf(round), setting))),
  )
  const personal = bestMilliseconds(rounds, (round) =>
    JSON.stringify(
      listPersonalDays.response.parse({ ...describePersonalDays(monthOf(round), setting, person), ...head }),
    ),
  )
  const reading = bestMilliseconds(rounds, () =>
    presentReading(natalChart(birth, natalRules), {
      rules: natalRules,
      bornYear: birth.date.year,
      offsetSec: 14_400,
      nowMs: 0,
      locale: 'ru',
    }),
  )
  return [
    figure('charts: a year for one person', rounded(year, 1), 'ms', '<= 40'),
    figure(
      'charts: a month for one person beside the same for everyone',
      rounded(personal / general),
      'ratio',
      '<= 1.5',
    ),
    figure('charts: a reading from a birth', rounded(reading, 1), 'ms', '<= 10'),
  ]
}
