import type { ReactNode } from 'react'
import styles from './fengshui.module.css'
import type { Board, SectorWords, StarWords } from './fengshui-values.ts'

/** The words of boards: of the stars and of the sides. */
export type BoardWords = {
  readonly stars: readonly StarWords[]
  readonly directions: readonly SectorWords[]
}

/** Every star of a board and its side, from the centre on. */
export function describeBoard({ cells }: Board, { directions }: BoardWords): string {
  const places = [...cells.slice(4, 5), ...cells.slice(0, 4), ...cells.slice(5)]
  return places
    .map(({ palace, star }) => `${star} ${directions.find(({ id }) => id === palace)?.where ?? ''}`)
    .join(', ')
}

type StarBoardProps = {
  readonly board: Board
  readonly words: BoardWords
  readonly title: string
  readonly note?: ReactNode
}

type BoardFigureProps = StarBoardProps & {
  readonly className: string | undefined
  readonly sidePx: number
  readonly children: ReactNode
}

/** The picture of a board with its text for screen readers and its caption. */
function BoardFigure({ board, words, title, note, className, sidePx, children }: BoardFigureProps) {
  return (
    <figure className={styles.figure}>
      <svg
        className={className}
        viewBox={`0 0 ${sidePx} ${sidePx}`}
        role="img"
        aria-label={`${title}: ${describeBoard(board, words)}.`}
      >
        {children}
      </svg>
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        {note && <span>{note}</span>}
      </figcaption>
    </figure>
  )
}

/** A board of nine stars, the south on top: number, name and side of each. */
export function StarBoard(props: StarBoardProps) {
  const { board, words } = props
  return (
    <BoardFigure {...props} className={styles.board} sidePx={180}>
      {board.cells.map(({ palace, star }, index) => {
        const [x, y] = [(index % 3) * 60, Math.floor(index / 3) * 60]
        const { zh, element } = words.stars[star - 1] ?? { zh: '', element: 'earth' }
        return (
          <g key={palace} data-star={star}>
            <rect className={styles.cell} x={x + 1} y={y + 1} width="58" height="58" rx="8" />
            <text className={styles.number} data-element={element} x={x + 30} y={y + 29}>
              {star}
            </text>
            <text className={styles.starName} x={x + 30} y={y + 48}>
              <tspan lang="zh">{zh}</tspan>{' '}
              {palace === 'centre' ? '' : words.directions.find(({ id }) => id === palace)?.letters}
            </text>
          </g>
        )
      })}
    </BoardFigure>
  )
}

const SMALL = 24

/** A small board: numbers alone, the star Five in a circle. */
export function SmallBoard(props: StarBoardProps) {
  const { cells } = props.board
  const rows = [0, 3, 6].map((first) => cells.slice(first, first + 3))
  const five = cells.findIndex(({ star }) => star === 5)
  const middle = (place: number) => place * SMALL + SMALL / 2
  return (
    <BoardFigure {...props} className={styles.smallBoard} sidePx={72}>
      <path className={styles.grid} d="M24 0V72M48 0V72M0 24H72M0 48H72M.5.5h71v71h-71z" />
      <circle className={styles.five} cx={middle(five % 3)} cy={middle(Math.floor(five / 3))} r="10" />
      {rows.map((row, index) => (
        <text key={row[0]?.palace} className={styles.numbers} x="12 36 60" y={middle(index) + 5}>
          {row.map(({ star }) => star).join('')}
        </text>
      ))}
    </BoardFigure>
  )
}
