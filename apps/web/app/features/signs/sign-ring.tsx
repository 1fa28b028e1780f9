import type { SignData } from './load-signs.server.ts'
import styles from './sign-figure.module.css'

type Ring = Extract<SignData['figure'], { form: 'ring' }>

const SIZE = 320
const CENTRE = SIZE / 2
const RADIUS = 132
/** Of longer cycles only the points are drawn. */
const MOST_GLYPHS = 30

const round = (value: number): number => Math.round(value * 10) / 10

/** The place of a sign in its cycle, clockwise from the top. */
export function SignRing({ figure: { glyphs, index, text } }: { readonly figure: Ring }) {
  const hasGlyphs = glyphs.length <= MOST_GLYPHS
  const longest = Math.max(...glyphs.map((glyph) => glyph.length))
  const fontSize = Math.min(24, (2 * Math.PI * RADIUS) / glyphs.length / longest - 1)
  const places = glyphs.map((glyph, place) => {
    const turn = (2 * Math.PI * place) / glyphs.length
    return { glyph, x: round(CENTRE + RADIUS * Math.sin(turn)), y: round(CENTRE - RADIUS * Math.cos(turn)) }
  })
  const marked = places[index]
  return (
    <svg className={styles.ring} viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={text}>
      <circle className={styles.track} cx={CENTRE} cy={CENTRE} r={RADIUS} />
      {marked && (
        <>
          <line className={styles.hand} x1={CENTRE} y1={CENTRE} x2={marked.x} y2={marked.y} />
          <circle className={styles.seat} cx={marked.x} cy={marked.y} r={hasGlyphs ? 21 : 10} />
        </>
      )}
      {places.map(({ glyph, x, y }, place) =>
        hasGlyphs ? (
          <g key={glyph}>
            {place !== index && <circle className={styles.gap} cx={x} cy={y} r={fontSize * 0.7} />}
            <text
              className={place === index ? styles.glyphHere : styles.glyph}
              x={x}
              y={y}
              fontSize={place === index ? Math.max(fontSize, 15) : fontSize}
            >
              {glyph}
            </text>
          </g>
        ) : (
          place !== index && <circle key={glyph} className={styles.point} cx={x} cy={y} r={3.4} />
        ),
      )}
      <circle className={styles.hub} cx={CENTRE} cy={CENTRE} r={58} />
      <text
        className={styles.glyph}
        x={CENTRE}
        y={CENTRE - 10}
        fontSize={glyphs[index]?.length === 1 ? 56 : 40}
      >
        {glyphs[index]}
      </text>
      <text className={styles.number} x={CENTRE} y={CENTRE + 36} fontSize={16}>
        {index + 1} / {glyphs.length}
      </text>
    </svg>
  )
}
