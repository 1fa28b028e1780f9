import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Hanzi } from '../../ui/hanzi.tsx'
import citation from '../calendar/day-page/bill/citation.module.css'
import styles from './activity-rules.module.css'
import type { ActivityData } from './load-activity.server.ts'

type Rule = ActivityData['rules'][number]

const sides = ['good', 'bad'] as const

/** The rules for and against an activity: those that name it at once, those of whole days on request. */
export function ActivityRules({ rules }: Pick<ActivityData, 'rules'>) {
  const { t } = useTranslation()
  return (
    <div className={styles.sides}>
      {sides.map((side) => {
        const ofSide = rules.filter((rule) => rule.side === side)
        const own = ofSide.filter(({ reach }) => reach === 'own')
        const others = ofSide.filter(({ reach }) => reach !== 'own')
        return (
          <section key={side}>
            <h3 className={styles.side} data-side={side}>
              {t(`activities.rules.${side}`)}
            </h3>
            {own.length === 0 && <p className={styles.none}>{t(`activities.rules.none.${side}`)}</p>}
            <RuleList rules={own} />
            {others.length > 0 && (
              <Disclosure summary={t(`activities.rules.others.${side}`, { count: others.length })}>
                <p className={styles.short}>{others.map(({ name }) => name).join(' · ')}</p>
              </Disclosure>
            )}
          </section>
        )
      })}
    </div>
  )
}

function RuleList({ rules }: { readonly rules: readonly Rule[] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id} className={styles.rule}>
          <p>
            <span className={styles.name}>{rule.name}</span>
            {rule.isLasting && rule.reach === 'own' && (
              <span className={styles.lasting}> {t('activities.rules.lasting')}</span>
            )}
          </p>
          <Source rule={rule} />
        </li>
      ))}
    </ul>
  )
}

/** Where a rule is written: a chip that opens the words of the book. */
function Source({
  rule: { zh, name, side, leaf, isCustom, clauses, short, source },
}: {
  readonly rule: Rule
}) {
  const { t } = useTranslation()
  const clause = side === 'bad' ? (clauses[1] ?? clauses[0]) : clauses[0]
  return (
    <details className={citation.citation} data-book={leaf !== null}>
      <summary className={citation.chip}>
        <Hanzi glyph={zh} label={name} />{' '}
        {leaf === null ? (
          t(isCustom ? 'day.cite.custom' : 'day.cite.reading')
        ) : (
          <>
            <span lang="zh">协纪辨方书</span> {leaf}
          </>
        )}
      </summary>
      <div className={citation.clause}>
        <p>{short}</p>
        {clause && (
          <blockquote>
            <p lang="zh-Hant" className={citation.original}>
              {clause.zh}
            </p>
            <p>{clause.text}</p>
          </blockquote>
        )}
        {leaf === null && <p className={citation.source}>{source}</p>}
      </div>
    </details>
  )
}
