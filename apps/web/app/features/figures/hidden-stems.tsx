import type { FigureOf } from '@zeri/contract'
import { FigureFrame } from './figure-frame.tsx'
import styles from './figures.module.css'

const ROW = 42
const LEFT = 94
const UNIT = 2.65

/** The stems inside each branch as a bar; its parts are as long as their shares. */
export function HiddenStems({ figure }: { readonly figure: FigureOf<'hidden-stems'> }) {
  return (
    <FigureFrame figure={figure} viewBox={`0 0 360 ${figure.branches.length * ROW}`}>
      {figure.branches.map(({ glyph, animal, stems }, row) => {
        const y = row * ROW
        return (
          <g key={glyph}>
            <text className={styles.sign} lang="zh" x="14" y={y + 19}>
              {glyph}
            </text>
            <text className={styles.left} x="32" y={y + 19}>
              {animal}
            </text>
            {placeStems(stems).map(({ stem, fromPercent }, order) => {
              const [x, width] = [LEFT + fromPercent * UNIT, stem.sharePercent * UNIT]
              return (
                <g key={stem.glyph}>
                  <rect
                    className={styles.share}
                    data-order={order}
                    x={x}
                    y={y + 2}
                    width={Number(width.toFixed(1))}
                    height={ROW - 8}
                  />
                  <text
                    className={order === 0 ? styles.boldSign : styles.thinSign}
                    lang="zh"
                    data-element={stem.element}
                    x={x + width / 2}
                    y={y + 11}
                  >
                    {stem.glyph}
                  </text>
                  <text x={x + width / 2} y={y + 28}>
                    {stem.sharePercent}%
                  </text>
                </g>
              )
            })}
          </g>
        )
      })}
    </FigureFrame>
  )
}

type Stem = FigureOf<'hidden-stems'>['branches'][number]['stems'][number]

/** Each stem with where its part of the bar begins. */
function placeStems(
  stems: readonly Stem[],
): readonly { readonly stem: Stem; readonly fromPercent: number }[] {
  return stems.map((stem, index) => ({
    stem,
    fromPercent: stems.slice(0, index).reduce((sum, { sharePercent }) => sum + sharePercent, 0),
  }))
}
