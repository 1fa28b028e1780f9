import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillFile } from '../../ui/pill.tsx'
import styles from './payment-page.module.css'

/**
 * Redirects to the page of the payment service, which replaces this one in the history: the back button leads to the
 * page before. The security policy forbids a form to redirect to another site, so without a script a refresh does it.
 */
export function CheckoutRedirect({ url }: { readonly url: string }) {
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
