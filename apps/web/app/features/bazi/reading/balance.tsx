import type { ReactNode } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import colour from '../../../ui/element-colour.module.css'
import { Panel } from '../../../ui/panel.tsx'
import styles from './balance.module.css'
import { showPercent } from './numbers.ts'
import { radarOf } from './radar.ts'
import type { Reading } from './reading.ts'
import { TermButton } from './term-notes.tsx'

const SIZE = { width: 340, height: 290 }

/** The share of each element in the chart, as a radar figure and in percent. */
export function Balance({ reading, children }: { readonly reading: Reading; readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { balance } = reading
  const locale = useLocale()
  const { rings, shape } = radarOf(
    balance.map(({ percent }) => percent),
    SIZE,
  )
  return (
    <Panel title={t('bazi.balance.title')}>
      <div className={styles.radar}>
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className={styles.figure} aria-hidden="true">
          {rings.map((ring) => (
            <polygon key={ring} points={ring} className={styles.ring} />
          ))}
          <polygon points={shape} className={styles.shape} />
        </svg>
        <ul aria-label={t('bazi.balance.title')}>
          {balance.map(({ id, name, percent, counted }, index) => (
            <li key={id} className={styles.corner} data-corner={index}>
              <strong className={colour.element} data-element={id}>
                <TermButton term={`element:${id}`}>{name}</TermButton>
              </strong>{' '}
              <span className={styles.share}>{showPercent(percent, locale)}</span>
              <span className={`${styles.counted} for-professionals`}>
                {t('bazi.balance.counted', { percent: showPercent(counted, locale) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {children}
      <p className={styles.about}>
        {t('bazi.balance.about', { element: reading.strength.terms.season.element.name })}
      </p>
    </Panel>
  )
}
