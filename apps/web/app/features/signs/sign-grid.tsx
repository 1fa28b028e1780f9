import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import type { SignData } from './load-signs.server.ts'
import styles from './sign-figure.module.css'

type Grid = Extract<SignData['figure'], { form: 'grid' }>

const LEFT = 44
const TOP = 26
const ROW = 22
/** Wide tables name every tenth column only. */
const MOST_NAMED = 12

/** Squares as one path: a table of sixty columns has hundreds of them. */
function drawSquares(cells: readonly (readonly [number, number])[], width: number): string {
  return cells
    .map(([row, column]) => {
      const [x, y] = [LEFT + column * width + 1, TOP + row * ROW + 1]
      return `M${x} ${y}h${width - 2}v${ROW - 2}h${2 - width}z`
    })
    .join('')
}

/** The table of what has a sign: its marks are filled squares, and words say the same below. */
export function SignGrid({ figure, label }: { readonly figure: Grid; readonly label: string }) {
  const { t } = useTranslation()
  const { rows, columns, marks, text, lines } = figure
  const isWide = columns.length > MOST_NAMED
  const width = columns.length > 40 ? 11 : isWide ? 16 : 36
  const all = rows.flatMap((_, row) => columns.map((_name, column) => [row, column] as const))
  const filled = marks.flatMap((line, row) => line.map((column) => [row, column] as const))
  const [fullWidth, height] = [LEFT + columns.length * width + 4, TOP + rows.length * ROW + 4]
  return (
    <>
      <svg
        className={styles.grid}
        width={Math.round(fullWidth * 1.2)}
        viewBox={`0 0 ${fullWidth} ${height}`}
        role="img"
        aria-label={`${label}. ${text}`}
      >
        <path className={styles.cells} d={drawSquares(all, width)} />
        <path className={styles.marks} d={drawSquares(filled, width)} />
        {columns.map(
          (name, column) =>
            (!isWide || column % 10 === 0) && (
              <text
                key={name}
                className={isWide ? styles.wideName : styles.name}
                x={LEFT + column * width + (isWide ? 0 : width / 2)}
                y={TOP - 13}
                fontSize={14}
              >
                {name}
              </text>
            ),
        )}
        {rows.map((name, row) => (
          <text
            key={name}
            className={styles.name}
            x={LEFT / 2}
            y={TOP + row * ROW + ROW / 2}
            fontSize={name.length > 3 ? 12 : 14}
          >
            {name}
          </text>
        ))}
      </svg>
      <p className={styles.caption}>
        <TextWithHanzi text={text} />
      </p>
      <Disclosure summary={t('signs.figure.words')}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <TextWithHanzi text={line} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
