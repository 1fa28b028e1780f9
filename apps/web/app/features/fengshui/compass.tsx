import { arcPath, listSignPlaces, pointAt } from './compass-geometry.ts'
import type { CompassRing } from './compass-rings.ts'
import styles from './fengshui.module.css'
import type { SectorWords } from './fengshui-values.ts'

const RIM = 199
const RING = 43
const OUTERMOST = 165

type CompassProps = {
  /** From the outside. */
  readonly rings: readonly CompassRing[]
  /** Eight directions clockwise from the north. */
  readonly directions: readonly SectorWords[]
  readonly title: string
}

/** A compass of eight directions with the south on top. Its text says what each ring shows, from the same values. */
export function Compass({ rings, directions, title }: CompassProps) {
  const sectors = directions.filter(({ id }) => id !== 'centre')
  const label = [title, ...rings.map(describeRing)].join(' ')
  return (
    <svg className={styles.compass} viewBox="-200 -200 400 400" role="img" aria-label={label}>
      {sectors.map(({ id, letters }, index) => (
        <Sector
          key={id}
          middleDeg={index * 45}
          letters={letters}
          rings={rings.map(({ name, signs }) => ({
            name,
            signs: signs.filter(({ sector }) => sector === id),
          }))}
        />
      ))}
    </svg>
  )
}

/** What a ring shows, in one sentence. */
function describeRing({ name, signs }: CompassRing): string {
  return `${name}: ${signs.map(({ sentence }) => sentence).join('; ') || '—'}.`
}

type SectorProps = {
  readonly middleDeg: number
  readonly letters: string
  /** The rings with their signs of this sector. */
  readonly rings: readonly CompassRing[]
}

function Sector({ middleDeg, letters, rings }: SectorProps) {
  const [fromDeg, toDeg] = [middleDeg - 22.5, middleDeg + 22.5]
  const [x, y] = pointAt(middleDeg, (RIM + OUTERMOST) / 2)
  return (
    <>
      <path className={styles.rim} d={arcPath({ fromDeg, toDeg, inner: OUTERMOST, outer: RIM })} />
      <text className={styles.letters} x={x} y={y - 5}>
        {letters}
      </text>
      <text className={styles.degrees} x={x} y={y + 8}>
        {middleDeg}°
      </text>
      {rings.map(({ name, signs }, ring) => {
        const outer = OUTERMOST - ring * RING
        const inner = outer - RING
        const radius = outer - RING / 2
        const places = listSignPlaces(signs.length, { middleDeg, radius, most: Math.floor(radius / 30) })
        return (
          <g key={name}>
            <path
              className={styles.sector}
              data-tone={toneOf(signs)}
              d={arcPath({ fromDeg, toDeg, inner, outer })}
            />
            {signs.map(({ id, glyph, tone }, index) => (
              <text
                key={id}
                className={styles.sign}
                data-tone={tone}
                lang="zh"
                x={places[index]?.[0]}
                y={places[index]?.[1]}
              >
                {glyph}
              </text>
            ))}
          </g>
        )
      })}
    </>
  )
}

/** The ground of a sector: of what it has, what to avoid first. */
function toneOf(signs: CompassRing['signs']): string | undefined {
  if (signs.some(({ tone }) => tone === 'bad')) return 'bad'
  return signs.some(({ tone }) => tone === 'good') ? 'good' : undefined
}
