// What is derived from a birth and rates nothing: the stem in command, palaces, conception and breath.

import {
  type CommandTable,
  commandSpans,
  type NatalChart,
  type NatalPalaces,
  stemInCommand,
} from '@zeri/almanac/bazi'
import { branchOf } from '@zeri/almanac/calendar'
import { natalPalaceWords, schools } from '@zeri/lexicon'
import { presentPillar } from '../calendar/index.ts'
import { presentStem } from './present-pillars.ts'
import { explain, type PresentContext, presentLine, type Reading } from './reading-parts.ts'

type ByTable = Reading['command']['chosen']

/** Who commands the month of a birth by its own table, and by the other. */
export function presentCommand(
  context: PresentContext,
  { command, month }: Pick<NatalChart, 'command' | 'month'>,
): Reading['command'] {
  const branch = branchOf(month.pillar)
  const byTable = (table: CommandTable, stem: number | null): ByTable => ({
    table: presentLine(context, schools.commandTable.values[table], table),
    stem: stem === null ? null : presentStem(stem, context.locale),
    spans: commandSpans(branch, table).map((span) => ({
      stem: presentStem(span.stem, context.locale),
      fromDay: span.fromDay,
      toDay: span.toDay,
      isInCommand: span.stem === stem,
    })),
  })
  const other = command.table === 'zi-ping' ? 'san-ming' : 'zi-ping'
  return {
    dayOfMonth: command.dayOfMonth,
    chosen: byTable(command.table, command.stem),
    // Where the hour decides by one table, the day is no surer by the other.
    other: byTable(other, command.stem === null ? null : stemInCommand(branch, command.dayOfMonth, other)),
  }
}

const order = ['life', 'body', 'conception', 'breath'] as const satisfies readonly (keyof NatalPalaces)[]

export function presentPalaces(context: PresentContext, palaces: NatalPalaces): Reading['palaces'] {
  return order.map((id) => {
    const pillar = palaces[id]
    return {
      ...explain(context, natalPalaceWords[id], ['palace', id]),
      pillar: pillar === null ? null : presentPillar(pillar, context.locale),
    }
  })
}
