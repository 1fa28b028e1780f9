import { useTranslation } from '../../../i18n/use-translation.ts'
import { WithoutHydration } from '../../../rendering/without-hydration.tsx'
import { PartLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Star } from '../day.ts'
import type { BilledTag } from './bill/bill-tags.ts'
import type { DayPageData } from './load-day-page.ts'
import { RatedRow } from './rated-row.tsx'
import styles from './sides.module.css'
import type { DayParts, Row } from './write-day-parts.ts'
import { YourSign } from './your-sign.tsx'

type SidesProps = {
  readonly data: DayPageData
  readonly parts: DayParts
  readonly readTags: () => readonly BilledTag[]
  readonly stars: ReadonlyMap<string, Star>
}

type RowsProps = Pick<SidesProps, 'readTags' | 'stars'> & {
  readonly rows: readonly Row[]
}

/** What stands out on the day, what is better put off, and the signs of birth below the shorter of both. */
export function Sides({ data, parts, readTags, stars }: SidesProps) {
  const { t } = useTranslation()
  const { standing, hasOwnStars, putOff, hasMorePutOff, isFree, cancelled } = parts.sides
  const shorter = standing.length <= putOff.length + cancelled.length ? 'left' : 'right'
  return (
    <div className={styles.sides} data-shorter={shorter}>
      <Panel id="stand-out" title={t('day.stand.title')} {...(hasOwnStars && { note: t('day.stand.note') })}>
        {standing.length === 0 && <p className={styles.none}>{t('day.stand.none')}</p>}
        <Rows rows={standing} readTags={readTags} stars={stars} />
      </Panel>
      <Panel id="put-off" className={styles.off ?? ''} title={t('day.sides.bad')}>
        {putOff.length === 0 && (
          <p className={styles.none}>{t(isFree ? 'day.sides.badNone' : 'day.sides.badFew')}</p>
        )}
        <Rows rows={putOff} readTags={readTags} stars={stars} />
        {hasMorePutOff && (
          <p className={styles.more}>
            <PartLink to="#activities">{t('day.sides.more')}</PartLink>
          </p>
        )}
        {cancelled.length > 0 && (
          <div className={styles.cancelled}>
            <h3 className={styles.heading}>{t('day.stand.cancelled')}</h3>
            <Rows rows={cancelled} readTags={readTags} stars={stars} />
          </div>
        )}
      </Panel>
      {!data.day.personal && (
        <div className={styles.signs}>
          <YourSign data={data} />
        </div>
      )}
    </div>
  )
}

function Rows(props: RowsProps) {
  return (
    <WithoutHydration of={props.rows}>
      <RowList {...props} />
    </WithoutHydration>
  )
}

function RowList({ rows, readTags, stars }: RowsProps) {
  const tags = new Map(readTags().map((tag) => [tag.id, tag]))
  return (
    <ul>
      {rows.map(({ id, reason }) => {
        const tag = tags.get(id)
        return tag && <RatedRow key={id} tag={tag} reason={reason} stars={stars} />
      })}
    </ul>
  )
}
