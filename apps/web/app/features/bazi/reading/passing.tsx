import { useTranslation } from 'react-i18next'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Explained } from './explained.tsx'
import styles from './passing.module.css'
import type { Reading } from './reading.ts'
import { RelationWords } from './relations.tsx'
import { StarList } from './star-list.tsx'

type PassingPillar = Reading['now'][number]

/** This year and month, and the running luck pillar, against the chart. */
export function Passing({ now }: { readonly now: Reading['now'] }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('bazi.now.title')}>
      <ul className={styles.pillars}>
        {now.map((passing) => (
          <PassingCard key={passing.at} passing={passing} />
        ))}
      </ul>
    </Panel>
  )
}

function PassingCard({ passing }: { readonly passing: PassingPillar }) {
  const { t } = useTranslation()
  const { at, place, pillar, god, fit, stars, relations } = passing
  return (
    <li className={styles.pillar}>
      <h3 className={styles.place}>
        <Explained term={`place:${at}`} variant="plain">
          {place.name}
        </Explained>
      </h3>
      <p className={styles.characters}>
        <Explained term={`pillar:${pillar.index}`} variant="plain">
          <span className={styles.glyphs}>
            <Hanzi glyph={pillar.stem.glyph} element={pillar.stem.element} />
            <Hanzi glyph={pillar.branch.glyph} element={pillar.branch.element} />
          </span>{' '}
          {pillar.name}
        </Explained>
      </p>
      {god && (
        <p className={styles.god}>
          <Explained term={`god:${god.id}`}>{god.name}</Explained>
        </p>
      )}
      <p className={styles.line}>
        <Explained term={`fit:${fit.id}`}>{fit.name}</Explained>: {fit.short}.
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
