import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './current-pillars.module.css'
import type { Reading } from './reading.ts'
import { RelationWords } from './relations.tsx'
import { StarList } from './star-list.tsx'
import { TermButton } from './term-notes.tsx'

type CurrentPillar = Reading['now'][number]

/** The pillars of this year and month and the current luck pillar, and their relations to the chart. */
export function CurrentPillars({ now }: { readonly now: Reading['now'] }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('bazi.now.title')}>
      <ul className={styles.pillars}>
        {now.map((current) => (
          <CurrentPillarCard key={current.at} current={current} />
        ))}
      </ul>
    </Panel>
  )
}

function CurrentPillarCard({ current }: { readonly current: CurrentPillar }) {
  const { t } = useTranslation()
  const { at, place, pillar, god, fit, stars, relations } = current
  return (
    <li className={styles.pillar}>
      <h3 className={styles.place}>
        <TermButton term={`place:${at}`} variant="plain">
          {place.name}
        </TermButton>
      </h3>
      <p className={styles.characters}>
        <TermButton term={`pillar:${pillar.index}`} variant="plain">
          <span className={styles.glyphs}>
            <Hanzi glyph={pillar.stem.glyph} element={pillar.stem.element} />
            <Hanzi glyph={pillar.branch.glyph} element={pillar.branch.element} />
          </span>{' '}
          {pillar.name}
        </TermButton>
      </p>
      {god && (
        <p className={styles.god}>
          <TermButton term={`god:${god.id}`}>{god.name}</TermButton>
        </p>
      )}
      <p className={styles.line}>
        <TermButton term={`fit:${fit.id}`}>{fit.name}</TermButton>: {fit.short}.
      </p>
      {relations.length > 0 && (
        <div className={styles.part}>
          <h4 className={styles.label}>{t('bazi.relations.title')}</h4>
          <ul className={styles.list}>
            {relations.map((relation) => (
              <li key={`${relation.id} ${relation.between.join()}`}>
                <RelationWords relation={relation} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {stars.length > 0 && (
        <div className={styles.part}>
          <h4 className={styles.label}>{t('bazi.pillars.stars')}</h4>
          <StarList stars={stars} />
        </div>
      )}
    </li>
  )
}
