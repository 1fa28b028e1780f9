import type { FigureOf } from '@zeri/contract'
import styles from './day-figures.module.css'
import { FigureFrame } from './figure-frame.tsx'
import { wrapLabel } from './wrap-label.ts'

type LuckRiver = FigureOf<'luck-river'>
type River = LuckRiver['rivers'][number]

const LINE = 16
const LEGEND_CHARS = 46
/** The source at the left, then ten pillars. */
const [LEFT, STEP] = [16, 32] as const
const [RIVER_HEIGHT, BAND] = [152, 62] as const
const TOP = 16

const middleOf = (index: number): number => LEFT + STEP * index
const waveAt = (index: number): number => Math.round(5 * Math.sin(index * 1.1))

/** Both banks of the river as one outline. */
function banksOf(top: number): string {
  const points = Array.from({ length: 23 }, (_, half) => (half - 1) / 2)
  const upper = points.map((index) => `${middleOf(index)} ${top + waveAt(index)}`)
  const lower = points.map((index) => `${middleOf(index)} ${top + BAND + waveAt(index)}`).reverse()
  return `M${upper.join('L')}L${lower.join('L')}Z`
}

function RiverRow({
  river,
  month,
  top,
}: {
  readonly river: River
  readonly month: LuckRiver['month']
  readonly top: number
}) {
  const band = top + 18
  return (
    <g data-river={river.gender}>
      <text className={`${styles.start} ${styles.strong}`} x="2" y={top}>
        {river.label}
      </text>
      <path className={styles.river} d={banksOf(band)} />
      <Glyphs pillar={month} x={middleOf(0)} y={band + 22 + waveAt(0)} />
      <rect x={middleOf(0) - 12} y={band + 8 + waveAt(0)} width="24" height="46" />
      {river.pillars.map(({ pillar, god, fromYear }, index) => {
        const [x, y] = [middleOf(index + 1), band + waveAt(index + 1)]
        return (
          <g key={pillar.index}>
            <Glyphs pillar={pillar} x={x} y={y + 22} />
            <text x={x} y={band + BAND + 20}>
              {fromYear}
            </text>
            <text className={styles.soft} lang="zh" x={x} y={band + BAND + 38}>
              {god.zh}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function Glyphs({
  pillar,
  x,
  y,
}: {
  readonly pillar: LuckRiver['month']
  readonly x: number
  readonly y: number
}) {
  return (
    <g lang="zh">
      <text className={styles.glyph} data-element={pillar.stem.element} x={x} y={y}>
        {pillar.stem.glyph}
      </text>
      <text className={styles.glyph} data-element={pillar.branch.element} x={x} y={y + 20}>
        {pillar.branch.glyph}
      </text>
    </g>
  )
}

/** The pillars of luck as two rivers from one source. */
export function LuckRiver({ figure }: { readonly figure: LuckRiver }) {
  const { rivers, month } = figure
  const gods = new Map(rivers.flatMap(({ pillars }) => pillars.map(({ god }) => [god.zh, god.name])))
  const legend = wrapLabel(
    [...gods].map(([zh, name]) => `${zh} ${name.replaceAll(' ', '\u00a0')}`).join(', '),
    LEGEND_CHARS,
  )
  const bottom = TOP + rivers.length * RIVER_HEIGHT
  return (
    <FigureFrame figure={figure} viewBox={`0 0 360 ${bottom + legend.length * LINE}`}>
      {rivers.map((river, index) => (
        <RiverRow key={river.gender} river={river} month={month} top={TOP + index * RIVER_HEIGHT} />
      ))}
      {legend.map((line, index) => (
        <text key={line} className={`${styles.start} ${styles.soft}`} x="2" y={bottom + index * LINE}>
          {line}
        </text>
      ))}
    </FigureFrame>
  )
}
