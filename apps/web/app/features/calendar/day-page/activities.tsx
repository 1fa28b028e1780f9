import { useTranslation } from '../../../i18n/use-translation.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LegendRow } from '../../../ui/legend-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ThemeIcon } from '../activity-icon.tsx'
import type { Judgement, Tag } from '../day.ts'
import styles from './activities.module.css'
import { ActivityCard } from './activity-card.tsx'
import type { DayPageData } from './load-day-page.ts'
import type { Stars } from './reason-list.tsx'

type ActivitiesProps = {
  readonly judgement: Judgement
  readonly themes: DayPageData['themes']
}

/** Every activity with its weight and reasons, grouped by theme; rarely needed ones are folded away. */
export function Activities({ judgement: { tags, stars }, themes }: ActivitiesProps) {
  const { t } = useTranslation()
  const byId: Stars = new Map(stars.map((star) => [star.id, star]))
  const folded = tags.filter(({ isShown }) => !isShown)
  return (
    <Panel id="activities" title={t('day.activities.title')} note={t('day.activities.note')}>
      <LegendRow />
      <div className={styles.themes}>
        {themes.map(({ id, name }) => (
          <section key={id}>
            <h3 className={styles.theme}>
              <ThemeIcon id={id} sizePx={18} />
              {name}
            </h3>
            <Cards tags={tags.filter(({ theme, isShown }) => theme === id && isShown)} stars={byId} />
          </section>
        ))}
      </div>
      <div className={styles.folded}>
        <Disclosure summary={t('day.activities.all', { total: tags.length })}>
          <Cards tags={folded} stars={byId} />
        </Disclosure>
      </div>
      <p className={styles.reading}>{t('day.reasons.readingNote')}</p>
    </Panel>
  )
}

function Cards({ tags, stars }: { readonly tags: readonly Tag[]; readonly stars: Stars }) {
  return (
    <ul className={styles.cards}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <ActivityCard tag={tag} stars={stars} />
        </li>
      ))}
    </ul>
  )
}
