import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton, PillFile, PillLink } from '../../ui/pill.tsx'
import type { PagePrint } from './page-prints.server.ts'
import styles from './prints.module.css'
import { fileOf } from './sheet-state.tsx'
import { usePrintTitle } from './use-print-title.ts'

/** The sheets of an account: to download, to follow, to delete. */
export function PrintList({ prints }: { readonly prints: readonly PagePrint[] }) {
  const { t } = useTranslation()
  if (prints.length === 0) return <p className={styles.note}>{t('prints.empty')}</p>
  return (
    <ul className={styles.list}>
      {prints.map((print) => (
        <PrintRow key={print.uuid} print={print} />
      ))}
    </ul>
  )
}

function PrintRow({ print }: { readonly print: PagePrint }) {
  const { t } = useTranslation()
  const { uuid, state, sizeKb, availableUntil } = print
  const title = usePrintTitle()(print)
  const about =
    state === 'done'
      ? `${t('prints.size', { size: sizeKb })} · ${t('prints.keptUntil', { at: availableUntil })}`
      : t(`prints.states.${state}`)
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>{title}</p>
        <p className={styles.note}>{about}</p>
      </div>
      <div className={styles.acts}>
        {state === 'done' ? (
          <PillFile
            href={fileOf(uuid)}
            download
            aria-label={t('prints.downloadOf', { title })}
            icon={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
          >
            PDF
          </PillFile>
        ) : (
          <PillLink to={`/print/${uuid}`}>{t('prints.open')}</PillLink>
        )}
        <Form method="post">
          <input type="hidden" name="uuid" value={uuid} />
          <PillButton type="submit" aria-label={t('prints.deleteOf', { title })}>
            {t('prints.delete')}
          </PillButton>
        </Form>
      </div>
    </li>
  )
}
