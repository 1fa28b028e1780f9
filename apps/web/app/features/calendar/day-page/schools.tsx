import { useTranslation } from '../../../i18n/use-translation.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatWeight } from '../../../ui/weight.ts'
import { WeightBadge } from '../../../ui/weight-badge.tsx'
import type { Judgement } from '../day.ts'
import styles from './schools.module.css'

/** Why other calendars may differ: the schools whose rules would change a weight on this day. */
export function Schools({ schools }: { readonly schools: Judgement['schools'] }) {
  const { t } = useTranslation()
  return (
    <Panel isFoldedOnPhones title={t('day.schools.title')}>
      {schools.length === 0 && <p>{t('day.schools.none')}</p>}
      <div className={styles.schools}>
        {schools.map((school) => (
          <School key={`${school.question} ${school.choice}`} school={school} />
        ))}
      </div>
      <PageLink to="/school">{t('site.school')}</PageLink>
    </Panel>
  )
}

function School({ school }: { readonly school: Judgement['schools'][number] }) {
  const { t } = useTranslation()
  const { question, choice, short, weight, word, moved } = school
  return (
    <section>
      <h3 className={styles.question}>{question}</h3>
      <p className={styles.choice}>
        <strong>{choice}.</strong> {short}.
      </p>
      <p className={styles.outcome}>
        {t('day.schools.day')} <WeightBadge weight={weight} size="small" word={word} />
      </p>
      {moved.length > 0 && (
        <Disclosure summary={t('day.schools.moved', { count: moved.length })}>
          <ul className={styles.moved}>
            {moved.map(({ name, from, to }) => (
              <li key={name}>
                {name}:{' '}
                <span className={styles.step}>
                  {formatWeight(from)} → {formatWeight(to)}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}
