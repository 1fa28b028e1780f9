import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { exportAccountPath } from '@zeri/contract/browser'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillFile } from '../../ui/pill.tsx'
import { usePage } from '../../use-page.ts'
import styles from './client-data.module.css'

/** A download of everything stored about the account, as the API returns it. */
export function ExportFile() {
  const { t } = useTranslation()
  const { product } = usePage()
  return (
    <>
      <p className={styles.text}>{t('client.export.text')}</p>
      <PillFile
        href={exportAccountPath}
        download={`${product.toLowerCase()}.json`}
        icon={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('client.export.file')}
      </PillFile>
    </>
  )
}
