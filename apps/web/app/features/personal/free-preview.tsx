import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { dayPath } from '../calendar/page-date.ts'
import { PersonalReasons } from '../calendar/personal-reasons.tsx'
import { Verdicts } from '../calendar/verdicts.tsx'
import styles from './free-preview.module.css'
import type { PersonalData } from './load-personal.server.ts'

type FreePreviewProps = { readonly preview: NonNullable<PersonalData['freePreview']> }

/** Today for the visitor's own chart, free: a preview of the paid calendar. */
export function FreePreview({ preview: { uuid, name, date, weight, everyone, reasons } }: FreePreviewProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('personal.taste.title', { name })} note={t('personal.taste.note')}>
      <p className={styles.verdict}>
        <Verdicts weight={weight} own={{ name, everyone }} />
      </p>
      <PersonalReasons reasons={reasons} />
      <PageLink to={`/personal/${uuid}${dayPath(date)}`} className={styles.open}>
        {t('month.open')}
      </PageLink>
    </Panel>
  )
}
