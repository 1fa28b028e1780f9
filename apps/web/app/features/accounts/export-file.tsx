import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { exportAccountPath } from '@zeri/contract/browser'
import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton, PillFile } from '../../ui/pill.tsx'
import { usePage } from '../../use-page.ts'
import styles from './client-data.module.css'

/** As long as a confirmation counts at most: then the page looks again whether it still does. */
const CONFIRMED_MS = 10 * 60_000

/** A download of everything stored about the account, as the API returns it. */
export function ExportFile({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isConfirmed) return
    const timer = setTimeout(revalidate, CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [isConfirmed, revalidate])
  return (
    <>
      <p className={styles.text}>{t('client.export.text')}</p>
      {isConfirmed ? (
        <PillFile
          href={exportAccountPath}
          download={`${product.toLowerCase()}.json`}
          icon={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
        >
          {t('client.export.file')}
        </PillFile>
      ) : (
        <Form method="post">
          <PillButton type="submit" name="do" value="export">
            {t('client.export.confirm')}
          </PillButton>
        </Form>
      )}
    </>
  )
}
