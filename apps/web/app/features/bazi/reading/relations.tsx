import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Place, Relation } from './reading.ts'
import styles from './relations.module.css'
import { TermButton } from './term-notes.tsx'

type RelationsProps = {
  readonly relations: readonly Relation[]
  /** The pillars drawn above, from left to right. */
  readonly columns: readonly Place[]
}

/** The relations between pillars: each a line from pillar to pillar, with its name in words. */
export function Relations({ relations, columns }: RelationsProps) {
  const { t } = useTranslation()
  if (relations.length === 0) return <p className={styles.none}>{t('bazi.relations.none')}</p>
  return (
    <section className={styles.relations}>
      <h3 className={styles.title}>{t('bazi.relations.title')}</h3>
      <ul>
        {relations.map((relation) => {
          const at = relation.between.map((place) => columns.indexOf(place)).sort((a, b) => a - b)
          return (
            <li
              key={`${relation.id} ${relation.between.join()}`}
              className={styles.relation}
              data-count={columns.length}
            >
              <Line at={at} count={columns.length} tone={toneOf(relation)} />
              <p className={styles.words} data-from={at[0]} data-to={at.at(-1)}>
                <RelationWords relation={relation} />
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const COLUMN = 100

type LineProps = { readonly at: readonly number[]; readonly count: number; readonly tone: Tone }

/** Dots under the related pillars and the line between them. The stroke width does not scale with the drawing. */
function Line({ at, count, tone }: LineProps) {
  const middle = (column: number) => (column + 0.5) * COLUMN
  const [first = 0] = at
  const last = at.at(-1) ?? first
  return (
    <svg
      viewBox={`0 0 ${count * COLUMN} 12`}
      preserveAspectRatio="none"
      className={styles.line}
      data-tone={tone}
      aria-hidden="true"
    >
      <path d={`M${middle(first)} 6H${middle(last)}`} className={styles.stroke} />
      {at.map((column) => (
        <path key={column} d={`M${middle(column)} 6h0.01`} className={styles.dot} />
      ))}
    </svg>
  )
}

/** A relation in words: its name, the element it tends to, and the related pillars. */
export function RelationWords({ relation }: { readonly relation: Relation }) {
  const { t } = useTranslation()
  const { id, name, punishment, element, between } = relation
  return (
    <>
      {punishment ? (
        <TermButton term={`punishment:${punishment.id}`}>{punishment.name}</TermButton>
      ) : (
        <TermButton term={`meeting:${id}`}>{name}</TermButton>
      )}
      {element && (
        <>
          {' → '}
          <TermButton term={`element:${element.id}`}>{element.name}</TermButton>
        </>
      )}{' '}
      <span className={styles.between}>
        ({between.map((place) => t(`bazi.places.${place}`)).join(' – ')})
      </span>
    </>
  )
}

type Tone = 'together' | 'apart' | 'alike'

const apart = ['clash', 'stem-clash', 'harm', 'punishment', 'heaven-earth-clash']

function toneOf({ id }: Relation): Tone {
  if (apart.includes(id)) return 'apart'
  return id === 'same-pillar' ? 'alike' : 'together'
}
