import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { fillPath, printFilePath } from '@zeri/contract/browser'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { PillFile, PillLink } from '../../ui/pill.tsx'
import type { PagePrint } from './page-prints.server.ts'
import styles from './prints.module.css'

const POLL_MS = 1_000
const POLL_WITHOUT_SCRIPT_S = 3

export const fileOf = (uuid: string): string => fillPath(printFilePath, { uuid })

/** The progress of a sheet, and its download once it is ready. */
export function SheetState({ print }: { readonly print: PagePrint }) {
  const { state } = print
  if (state === 'done') return <SheetDownload print={print} />
  return state === 'failed' ? <SheetFailure /> : <SheetProgress print={print} />
}

function SheetProgress({ print: { uuid, state, progressPercent } }: { readonly print: PagePrint }) {
  const { t } = useTranslation()
  const { revalidate, state: loading } = useRevalidator()
  useEffect(() => {
    if (loading !== 'idle') return
    const timer = setTimeout(revalidate, POLL_MS)
    return () => clearTimeout(timer)
  }, [loading, revalidate])
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(POLL_WITHOUT_SCRIPT_S)} />
      </noscript>
      <p role="status" className={styles.sentence}>
        {state === 'waiting' ? t('prints.waiting') : t('prints.working', { percent: progressPercent })}
      </p>
      <progress className={styles.bar} max={100} value={progressPercent} aria-label={t('prints.progress')} />
      <noscript>
        <PageLink to={`/print/${uuid}`}>{t('prints.lookAgain')}</PageLink>
      </noscript>
    </>
  )
}

function SheetDownload({ print: { uuid, sizeKb, availableUntil } }: { readonly print: PagePrint }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className={styles.sentence}>
        {t('prints.keptUntil', { at: availableUntil })}
      </p>
      <div className={styles.acts}>
        <PillFile
          href={fileOf(uuid)}
          download
          variant="primary"
          icon={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
        >
          {t('prints.download')} · {t('prints.size', { size: sizeKb })}
        </PillFile>
        <PillLink to="/print">{t('prints.another')}</PillLink>
      </div>
    </>
  )
}

function SheetFailure() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className={styles.sentence}>
        {t('prints.failedText')}
      </p>
      <div className={styles.acts}>
        <PillLink to="/print" variant="primary">
          {t('prints.another')}
        </PillLink>
      </div>
    </>
  )
}
