// Two charts side by side as the API shows them.

import { type ChartMeeting, type ChartReading, listChartMeetings } from '@zeri/almanac/bazi'
import { almanacVersion } from '@zeri/almanac/calendar'
import type { compareCharts, Locale, Output } from '@zeri/contract'
import { meetings, punishments } from '@zeri/lexicon'
import type { FoundBirth } from './births.ts'
import { presentNatalPillars } from './present-pillars.ts'

type Comparison = Output<typeof compareCharts>
type Meeting = Comparison['meetings'][number]

const pillarsOf = ({ year, month, day, hour }: ChartReading) => ({
  year: year.pillar,
  month: month.pillar,
  day: day.pillar,
  hour: hour?.pillar ?? null,
})

/** A punishment has the name of its kind. */
function presentMeeting(meeting: ChartMeeting, locale: Locale): Meeting {
  const { zh } = meetings[meeting.kind]
  const words = meeting.kind === 'punishment' ? punishments[meeting.punishment] : meetings[meeting.kind]
  const isTogether = meeting.kind === 'six-harmony' || meeting.kind === 'half-harmony'
  return {
    one: meeting.one,
    other: meeting.other,
    // True: the almanac lists the meetings of branches alone.
    id: meeting.kind as Meeting['id'],
    side: isTogether ? 'together' : 'apart',
    zh,
    name: words.name[locale],
    short: words.short[locale],
  }
}

/** How the branches of two charts meet. A birth that is not the caller's shows its pillars, as its owner shares them. */
export function presentComparison(one: FoundBirth, other: FoundBirth, locale: Locale): Comparison {
  const present = ({ uuid, fio, chart }: FoundBirth) => ({
    uuid,
    fio,
    pillars: presentNatalPillars(chart, locale),
  })
  return {
    almanacVersion,
    one: present(one),
    other: present(other),
    meetings: listChartMeetings(pillarsOf(one.chart), pillarsOf(other.chart)).map((meeting) =>
      presentMeeting(meeting, locale),
    ),
  }
}
