/** Whose table of days a month is divided by. */
export type CommandTable = 'zi-ping' | 'san-ming'

type Span = readonly [stem: number, days: number]

// The table of current editions of 子平真詮, from 子 to 亥; the last stem of a month also takes its remaining days.
const ziPing: readonly (readonly Span[])[] = [
  [
    [8, 10],
    [9, 20],
  ],
  [
    [9, 9],
    [7, 3],
    [5, 18],
  ],
  [
    [4, 7],
    [2, 7],
    [0, 16],
  ],
  [
    [0, 10],
    [1, 20],
  ],
  [
    [1, 9],
    [9, 3],
    [4, 18],
  ],
  [
    [4, 5],
    [6, 9],
    [2, 16],
  ],
  [
    [2, 10],
    [5, 9],
    [3, 11],
  ],
  [
    [3, 9],
    [1, 3],
    [5, 18],
  ],
  [
    [4, 10],
    [8, 3],
    [6, 17],
  ],
  [
    [6, 10],
    [7, 20],
  ],
  [
    [7, 9],
    [3, 3],
    [4, 18],
  ],
  [
    [4, 7],
    [0, 5],
    [8, 18],
  ],
]

// 三命通會, juan 2, 論人元司事, as public copies quote it.
const sanMing: readonly (readonly Span[])[] = [
  [
    [8, 7],
    [9, 23],
  ],
  [
    [9, 7],
    [6, 5],
    [5, 18],
  ],
  [
    [4, 5],
    [2, 5],
    [0, 20],
  ],
  [
    [0, 7],
    [1, 23],
  ],
  [
    [1, 7],
    [8, 5],
    [4, 18],
  ],
  [
    [4, 7],
    [6, 5],
    [2, 18],
  ],
  [
    [2, 7],
    [3, 23],
  ],
  [
    [3, 7],
    [0, 5],
    [5, 18],
  ],
  [
    [4, 5],
    [8, 5],
    [6, 20],
  ],
  [
    [6, 7],
    [7, 23],
  ],
  [
    [7, 7],
    [2, 5],
    [4, 18],
  ],
  [
    [4, 5],
    [0, 5],
    [8, 20],
  ],
]

const tables: Readonly<Record<CommandTable, readonly (readonly Span[])[]>> = {
  'zi-ping': ziPing,
  'san-ming': sanMing,
}

/** A stem and the days of the month it commands, both ends included; the last one also has what is left of the month. */
export type CommandSpan = { readonly stem: number; readonly fromDay: number; readonly toDay: number }

/** The stems that share a month by days, and the one that commands a birth. */
export type Command = {
  readonly table: CommandTable
  /** The day of the month, from 1 at its 节; where the hour is unknown, of the first hour of the birth's day. */
  readonly dayOfMonth: number
  /** Null where the unknown hour of birth decides. */
  readonly stem: number | null
  readonly spans: readonly CommandSpan[]
}

/**
 * The days of a month by the stems that command them.
 * @example commandSpans(9, 'zi-ping') // [{ stem: 6, fromDay: 1, toDay: 10 }, { stem: 7, fromDay: 11, toDay: 30 }]  酉: 庚, 辛
 */
export function commandSpans(monthBranch: number, table: CommandTable): readonly CommandSpan[] {
  const spans = tables[table][monthBranch]
  if (!spans) throw new RangeError(`there is no branch ${monthBranch}`)
  let before = 0
  return spans.map(([stem, days]) => {
    const fromDay = before + 1
    before += days
    return { stem, fromDay, toDay: before }
  })
}

/**
 * The stem in command of a month, 人元司令, on a day counted from 1 at its 节: a name, to which no points are given.
 * tyme4ts counts that day as 0, so that its stems change a day later.
 * @example stemInCommand(9, 14, 'zi-ping') // 7  酉: 辛
 */
export function stemInCommand(monthBranch: number, day: number, table: CommandTable): number {
  const spans = commandSpans(monthBranch, table)
  const last = spans.at(-1) as CommandSpan // true: every month has stems
  return (spans.find(({ toDay }) => day <= toDay) ?? last).stem
}

/** Who commands a birth on one of these days of its month. */
export function commandOf(
  monthBranch: number,
  [first, last]: readonly [first: number, last: number],
  table: CommandTable,
): Command {
  const [stem, other] = [first, last].map((day) => stemInCommand(monthBranch, day, table))
  return {
    table,
    dayOfMonth: first,
    stem: stem !== undefined && stem === other ? stem : null,
    spans: commandSpans(monthBranch, table),
  }
}
