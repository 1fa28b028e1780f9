// The twelve signs of birth beside a day, as the API shows them.

import { listDaySigns } from '@zeri/almanac/bazi'
import { branchOf } from '@zeri/almanac/calendar'
import type { describeDay, Output } from '@zeri/contract'
import { branches, describeSigns, signMeetings } from '@zeri/lexicon'
import { itemOf } from './item-of.ts'
import type { CalendarDay } from './present-facts.ts'

const CYCLE = 12
const SHOWN_YEARS = 4
/** Those born later choose no days yet. */
const YOUNGEST = 6
/** A year of the Rat. */
const RAT_YEAR = 1984

/**
 * The last years of birth of a sign at a date, the oldest first.
 * @example birthYearsOf(6, 2026) // [1978, 1990, 2002, 2014]  午
 */
export function birthYearsOf(branch: number, year: number): number[] {
  const latest = year - YOUNGEST
  const last = latest - ((((latest - RAT_YEAR - branch) % CYCLE) + CYCLE) % CYCLE)
  return Array.from({ length: SHOWN_YEARS }, (_, place) => last - CYCLE * (SHOWN_YEARS - 1 - place))
}

/** The strip and its sentences, made of one list. */
export function presentSigns({
  facts,
  locale,
}: Pick<CalendarDay, 'facts' | 'locale'>): Output<typeof describeDay>['signs'] {
  const signs = listDaySigns(branchOf(facts.day))
  return {
    list: signs.map(({ branch, meeting = null }) => {
      const { zh, element, name } = itemOf(branches, branch)
      return {
        branch,
        glyph: zh,
        element,
        name: name[locale],
        years: birthYearsOf(branch, facts.date.year),
        meeting,
        word: signMeetings[meeting ?? 'none'][locale],
      }
    }),
    sentences: [...describeSigns(signs, locale)],
  }
}
