import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Hanzi } from '../../../../ui/hanzi.tsx'
import { PartLink } from '../../../../ui/page-link.tsx'
import type { Star } from '../../day.ts'
import type { Cited } from './bill-tags.ts'
import styles from './citation.module.css'

type CitationProps = {
  readonly star: Star
  /** The side on which the star speaks here, which may not be its usual one. */
  readonly side: Star['side']
}

/** The clause in which a star speaks on a side; the list of its entry comes first. */
function findClause({ clauses, side: usual }: Star, side: Star['side']): Star['clauses'][number] | undefined {
  return side === usual ? clauses[0] : (clauses[1] ?? clauses[0])
}

/** Where a reason is written: a chip that opens the words of the book. */
function Citation({ star, side }: CitationProps) {
  const { t } = useTranslation()
  const clause = findClause(star, side)
  // A custom is called one, even where the book mentions it.
  const leaf = star.leaf === null ? null : (clause?.leaf ?? star.leaf)
  return (
    <details className={styles.citation} data-book={leaf !== null}>
      <summary className={styles.chip}>
        <Hanzi glyph={star.zh} label={star.name} />{' '}
        {leaf === null ? (
          t(star.isCustom ? 'day.cite.custom' : 'day.cite.reading')
        ) : (
          <>
            <span lang="zh">协纪辨方书</span> {leaf}
          </>
        )}
      </summary>
      <div className={styles.clause}>
        {clause && (
          <blockquote>
            <p lang="zh-Hant" className={styles.original}>
              {clause.zh}
            </p>
            <p>{clause.text}</p>
          </blockquote>
        )}
        <p className={styles.source}>
          <PartLink to={`#star-${star.id}`}>{star.name}</PartLink> · {star.source || t('day.cite.reading')}
        </p>
      </div>
    </details>
  )
}

type CitationsProps = {
  readonly of: readonly Cited[]
  readonly stars: ReadonlyMap<string, Star>
}

/** The chips of several reasons. */
export function Citations({ of, stars }: CitationsProps) {
  return (
    <div className={styles.citations}>
      {of.map(({ star: id, side }) => {
        const star = stars.get(id)
        return star && <Citation key={id} star={star} side={side} />
      })}
    </div>
  )
}
