import { useTranslation } from '../../i18n/use-translation.ts'
import { Characters } from '../../ui/characters.tsx'
import { Moon } from '../../ui/moon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import ground from '../../ui/weight-ground.module.css'
import { dayPath } from '../calendar/page-date.ts'
import type { OfflineDays } from './load-offline-days.ts'
import styles from './offline-day.module.css'

/** One day of the offline page, in a few lines. */
export function OfflineDay({ day }: { readonly day: OfflineDays['days'][number] }) {
  const { t } = useTranslation()
  const { date, words, stem, branch, pillar, moon, officer, occasions, weight, good, bad } = day
  const facts = [pillar, `${officer.name} ${officer.zh}`, ...occasions.map(({ name, zh }) => `${name} ${zh}`)]
  return (
    <li id={date} className={`${styles.day} ${ground.ground}`} data-weight={weight ?? undefined}>
      <span className={styles.characters}>
        <Characters arrangement="beside" stem={stem} branch={branch} />
      </span>
      <div className={styles.text}>
        <h2 className={styles.date}>
          <PageLink to={dayPath(date)}>
            {words.dayMonth}, {words.weekday.toLowerCase()}
          </PageLink>
          <Moon elongationDeg={moon.elongationDeg} sizePx={17} />
          {weight !== null && (
            <WeightBadge
              weight={weight}
              size="small"
              word={t('day.verdict', { word: t(`weights.${weight}`) })}
            />
          )}
        </h2>
        <p className={styles.facts}>
          <TextWithHanzi text={facts.join(' · ')} />
        </p>
        {good.length + bad.length > 0 && (
          <dl className={styles.sides}>
            <Side label={t('offline.good')} names={good} />
            <Side label={t('offline.bad')} names={bad} />
          </dl>
        )}
      </div>
    </li>
  )
}

type SideProps = { readonly label: string; readonly names: readonly string[] }

/** One side of a day; nothing is said where nothing is named, because the lists are short. */
function Side({ label, names }: SideProps) {
  if (names.length === 0) return null
  return (
    <>
      <dt>{label}</dt>
      <dd>{names.join(', ')}</dd>
    </>
  )
}
