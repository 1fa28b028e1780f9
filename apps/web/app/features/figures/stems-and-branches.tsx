import type { FigureOf } from '@zeri/contract'
import { FigureFrame } from './figure-frame.tsx'
import styles from './figures.module.css'

type Figure = FigureOf<'stems-and-branches'>

const LEFT = 44
const STEM_WIDTH = (360 - LEFT) / 5
const STEM_TOP = 50
const STEM_HEIGHT = 62
const BRANCH_TOP = 218
const BRANCH_WIDTH = 90
const BRANCH_HEIGHT = 86

/** Yang is an unbroken line and yin a broken one, as in the hexagrams. */
function PolarityLine({
  polarity,
  x,
  y,
}: {
  readonly polarity: 'yang' | 'yin'
  readonly x: number
  readonly y: number
}) {
  return (
    <path
      className={styles.bar}
      data-polarity={polarity}
      d={polarity === 'yang' ? `M${x - 13} ${y}h26` : `M${x - 13} ${y}h10m6 0h10`}
    />
  )
}

function Stems({ stems, words }: Pick<Figure, 'stems' | 'words'>) {
  return (
    <>
      <text className={`${styles.left} ${styles.bold}`} x="0" y="10">
        {words.stems}
      </text>
      {([words.yang, words.yin] as const).map((word, row) => (
        <text
          key={word}
          className={`${styles.left} ${styles.quiet}`}
          x="0"
          y={STEM_TOP + STEM_HEIGHT * (row + 0.4)}
        >
          {word}
        </text>
      ))}
      {stems.map(({ glyph, reading, element, elementName, polarity, direction }, index) => {
        const x = LEFT + STEM_WIDTH * (Math.floor(index / 2) + 0.5)
        const y = STEM_TOP + STEM_HEIGHT * (index % 2)
        return (
          <g key={glyph}>
            {index % 2 === 0 && (
              <text className={styles.quiet} x={x} y={STEM_TOP - 14}>
                {elementName} {direction}
              </text>
            )}
            <text className={styles.sign} lang="zh" data-element={element} x={x} y={y + 12}>
              {glyph}
            </text>
            <text x={x} y={y + 37}>
              {reading}
            </text>
            <PolarityLine polarity={polarity} x={x} y={y + 50} />
          </g>
        )
      })}
    </>
  )
}

function Branches({ branches, seasons, words }: Pick<Figure, 'branches' | 'seasons' | 'words'>) {
  return (
    <>
      <text className={`${styles.left} ${styles.bold}`} x="0" y={BRANCH_TOP - 34}>
        {words.branches}
      </text>
      {seasons.map((season, column) => (
        <g key={season.name}>
          <text className={styles.quiet} x={BRANCH_WIDTH * (column + 0.5)} y={BRANCH_TOP - 14}>
            {season.name}
          </text>
          {season.branches.map((index, row) => {
            const branch = branches[index]
            if (!branch) return null
            const x = BRANCH_WIDTH * (column + 0.5)
            const y = BRANCH_TOP + BRANCH_HEIGHT * row
            return (
              <g key={branch.glyph}>
                <text className={styles.sign} lang="zh" data-element={branch.element} x={x - 16} y={y + 12}>
                  {branch.glyph}
                </text>
                <text className={styles.bold} x={x + 16} y={y + 12}>
                  {branch.direction}
                </text>
                <text x={x} y={y + 37}>
                  {branch.reading} {branch.animal}
                </text>
                <text className={styles.quiet} x={x} y={y + 53}>
                  {branch.elementName}
                </text>
                <PolarityLine polarity={branch.polarity} x={x} y={y + 68} />
              </g>
            )
          })}
        </g>
      ))}
    </>
  )
}

/** The ten stems by element and the twelve branches by season. */
export function StemsAndBranches({ figure }: { readonly figure: Figure }) {
  return (
    <FigureFrame figure={figure} viewBox="0 0 360 474">
      <Stems {...figure} />
      <path d={`M0 ${BRANCH_TOP - 48}h360`} />
      <Branches {...figure} />
    </FigureFrame>
  )
}
