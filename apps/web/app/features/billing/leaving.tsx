import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PillFile } from '../../ui/pill.tsx'
import styles from './kassa-page.module.css'

/**
 * Leads to the page of the payment service, which takes the place of this one: who comes back sees the page before. A form
 * may not lead away from the site by itself, so without a script the browser is asked to go on.
 */
export function Leaving({ url }: { readonly url: string }) {
  const { t } = useTranslation()
  useEffect(() => location.replace(url), [url])
  return (
    <>
      <h1 className={styles.title}>{t('billing.leaving.title')}</h1>
      <div role="status" className={styles.words}>
        <p>{t('billing.leaving.text')}</p>
      </div>
      <PillFile href={url} variant="primary">
        {t('billing.leaving.link')}
      </PillFile>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${url}`} />
      </noscript>
    </>
  )
}
