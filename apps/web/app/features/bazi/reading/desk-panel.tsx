import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { exportChartPath, fillPath } from '@zeri/contract/browser'
import { Form } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PillButton, PillFile, PillLink } from '../../../ui/pill.tsx'
import type { LoadedReading } from './load-reading.server.ts'
import styles from './owner-panel.module.css'

const MAX_SIGNATURE_CHARS = 60

/** What the owner can do with a reading: a PDF with their own name, a file for programs, a comparison. */
export function DeskPanel({ data: { uuid, isChart } }: { readonly data: LoadedReading }) {
  const { t } = useTranslation()
  return (
    <section className={styles.owner}>
      <Panel title={t('bazi.desk.title')}>
        <p className={styles.text}>{t(isChart ? 'bazi.desk.text' : 'bazi.desk.save')}</p>
        <div className={styles.buttons}>
          <PillFile
            href={fillPath(exportChartPath, { uuid })}
            download="chart.json"
            icon={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
          >
            {t('bazi.desk.json')}
          </PillFile>
          {isChart && <PillLink to={`/client/compare?one=${uuid}`}>{t('bazi.desk.compare')}</PillLink>}
        </div>
        {isChart && (
          <div className={styles.more}>
            <Form method="post" className={styles.rename}>
              <TextField
                name="signature"
                label={t('bazi.desk.signature')}
                hint={t('bazi.desk.signatureHint')}
                maxLength={MAX_SIGNATURE_CHARS}
                autoComplete="name"
              />
              <PillButton type="submit" name="do" value="pdf">
                {t('bazi.desk.pdf')}
              </PillButton>
            </Form>
          </div>
        )}
      </Panel>
    </section>
  )
}
