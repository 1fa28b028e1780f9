import { useTranslation } from '../../../i18n/use-translation.ts'
import { WithoutHydration } from '../../../rendering/without-hydration.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LegendRow } from '../../../ui/legend-row.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { WideOpen } from '../../../ui/wide-open.tsx'
import { ThemeIcon } from '../activity-icon.tsx'
import type { Star } from '../day.ts'
import styles from './activities.module.css'
import { ActivityCard } from './activity-card.tsx'
import type { BilledTag } from './bill/bill-tags.ts'
import type { DayPageData } from './load-day-page.ts'
import type { DayParts } from './write-day-parts.ts'

type ActivitiesProps = {
  readonly parts: DayParts
  readonly readTags: () => readonly BilledTag[]
  readonly stars: ReadonlyMap<string, Star>
  readonly themes: DayPageData['themes']
}

/** Every activity with its weight and bill, grouped by theme; rarely needed ones are folded away. */
export function Activities({ parts, readTags, stars, themes }: ActivitiesProps) {
  const { t } = useTranslation()
  const cards = (isListed: CardsProps['isListed']) => (
    <WithoutHydration of={parts.tags}>
      <Cards readTags={readTags} stars={stars} isListed={isListed} />
    </WithoutHydration>
  )
  return (
    <Panel id="activities" title={t('day.activities.title')} note={t('day.activities.note')}>
      <div className={styles.legend}>
        <LegendRow />
      </div>
      <div className={styles.themes}>
        {themes.map(({ id, name }) => (
          <WideOpen
            key={id}
            className={styles.theme}
            summary={
              <>
                <ThemeIcon id={id} sizePx={18} />
                <h3 className={styles.themeName}>{name}</h3>
              </>
            }
          >
            {id === 'health' && <p className={styles.care}>{t('day.activities.care')}</p>}
            {cards(({ theme, isShown }) => theme === id && isShown)}
          </WideOpen>
        ))}
      </div>
      <div className={styles.folded}>
        <Disclosure summary={t('day.activities.all', { total: parts.tagCount })}>
          {cards(({ isShown }) => !isShown)}
        </Disclosure>
      </div>
      <p className={styles.reading}>
        {t('day.reasons.readingNote')} <PageLink to="/method">{t('day.activities.method')}</PageLink>
      </p>
    </Panel>
  )
}

type CardsProps = Pick<ActivitiesProps, 'readTags' | 'stars'> & {
  readonly isListed: (tag: BilledTag) => boolean
}

function Cards({ readTags, stars, isListed }: CardsProps) {
  return (
    <ul>
      {readTags()
        .filter(isListed)
        .map((tag) => (
          <li key={tag.id}>
            <ActivityCard tag={tag} stars={stars} />
          </li>
        ))}
    </ul>
  )
}
