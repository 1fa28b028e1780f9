import { useTranslation } from '../../../i18n/use-translation.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PillLink } from '../../../ui/pill.tsx'
import { PillarRow } from '../../charts/pillar-row.tsx'
import type { SharedReading } from './reading.ts'
import styles from './shared-page.module.css'

/** The public view of a shared reading: name and pillars, without birth data. */
export function SharedPage({ data: { fio, pillars } }: { readonly data: SharedReading }) {
  const { t } = useTranslation()
  return (
    <article className={styles.page}>
      <Breadcrumbs above={[{ label: t('site.bazi'), to: '/bazi' }]} here={t('bazi.reading')} />
      <h1 className={styles.name}>{fio ?? t('bazi.unnamed')}</h1>
      <Panel title={t(pillars.length === 4 ? 'bazi.pillars.four' : 'bazi.pillars.three')}>
        <div className={styles.pillars}>
          <PillarRow pillars={pillars} />
        </div>
      </Panel>
      <p className={styles.text}>{t('bazi.shared.text')}</p>
      <p>
        <PillLink variant="primary" to="/bazi">
          {t('bazi.shared.own')}
        </PillLink>
      </p>
    </article>
  )
}
