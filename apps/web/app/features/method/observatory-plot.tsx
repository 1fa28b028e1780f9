import styles from './method.module.css'

type State = 'alike' | 'silent' | 'opposite'

type PlotProps = {
  readonly label: string
  readonly days: readonly { readonly date: string; readonly day: number }[]
  readonly rows: readonly { readonly name: string; readonly states: readonly State[] }[]
}

const [LEFT, TOP, CELL, STEP] = [112, 18, 7, 8] as const
const ROW = 20
const states = ['alike', 'silent', 'opposite'] as const

/** Days across, deeds down. A state has its own mark beside its colour. */
export function ObservatoryPlot({ label, days, rows }: PlotProps) {
  const cells = rows.flatMap(({ states: row }, place) =>
    row.map((state, day) => ({ state, x: LEFT + day * STEP, y: TOP + place * ROW })),
  )
  const squares = (state: State): string =>
    cells
      .filter((cell) => cell.state === state)
      .map(({ x, y }) => `M${x} ${y}h${CELL}v${ROW - 4}h-${CELL}z`)
      .join('')
  const marks = (state: State): string =>
    cells
      .filter((cell) => cell.state === state)
      .map(({ x, y }) => (state === 'opposite' ? `M${x + 1} ${y + 5}l5 6m0 -6l-5 6` : `M${x + 1} ${y + 8}h5`))
      .join('')
  return (
    <svg className={styles.plot} viewBox={`0 0 364 ${TOP + rows.length * ROW}`} role="img" aria-label={label}>
      {days.map(({ date, day }, index) =>
        index % 5 === 0 ? (
          <text key={date} x={LEFT + index * STEP + CELL / 2} y="8">
            {day}
          </text>
        ) : null,
      )}
      {rows.map(({ name }, place) => (
        <text key={name} className={styles.label} x={LEFT - 6} y={TOP + place * ROW + 8}>
          {name.length > 15 ? `${name.slice(0, 14)}…` : name}
        </text>
      ))}
      {states.map((state) => (
        <g key={state} data-state={state}>
          <path className={styles[state]} d={squares(state)} />
          {state !== 'alike' && <path className={styles.cross} d={marks(state)} />}
        </g>
      ))}
    </svg>
  )
}
