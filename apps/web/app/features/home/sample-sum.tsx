import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { ActivityIcon } from '../calendar/activity-icon.tsx'
import { Ruler } from '../calendar/ruler.tsx'
import type { FrontData } from './load-front.ts'
import styles from './sample-sum.module.css'

type SampleSumProps = {
  readonly front: FrontData
  /** The days beside it are rated for a person, and the sum is not. */
  readonly isForPerson: boolean
}

/** How a rating is made: in words, and by one sum of today with the words of the book. */
export function SampleSum({ front: { text, sample }, isForPerson }: SampleSumProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.sum}>
      <div className={styles.words}>
        <h2 className={styles.title}>{text.sum.title}</h2>
        {text.sum.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <PageLink to="/articles/what-a-verdict-is-made-of" className={styles.more}>
          {text.sum.more}
        </PageLink>
      </div>
      {sample && (
        <div className={styles.sample}>
          <div className={styles.head}>
            <ActivityIcon id={sample.id} />
            <h3 className={styles.name}>
              {sample.title}
              {isForPerson && <span className={styles.everyone}>{t('personal.forWhom.everyone')}</span>}
            </h3>
            <WeightBadge weight={sample.weight} size="small" word={sample.word} />
          </div>
          <p className={styles.note}>{sample.note}</p>
          <p className={styles.scale}>
            {sample.scale} → <WeightBadge weight={sample.weight} size="small" />
          </p>
          {sample.ruler && <Ruler sum={sample.ruler} />}
          <p className={styles.chip}>
            <span lang="zh">{sample.star.zh}</span> {sample.star.name} · <span lang="zh">协纪辨方书</span>{' '}
            {sample.clause.leaf}
          </p>
          <blockquote className={styles.clause}>
            <p lang="zh-Hant" className={styles.original}>
              {sample.clause.zh}
            </p>
            <p>{sample.clause.text}</p>
          </blockquote>
        </div>
      )}
    </section>
  )
}
