import { useTranslation } from '../../i18n/use-translation.ts'
import { usePage } from '../../use-page.ts'
import { PageHead } from '../site/page-head.tsx'
import styles from './client-page.module.css'

/** Shown once the deletion has begun: when the account is erased, and how to cancel. */
export function DeletedPage({ erasedAt }: { readonly erasedAt: string }) {
  const { t } = useTranslation()
  const { product } = usePage()
  return (
    <div className={styles.page} role="status">
      <PageHead title={`${t('client.deleted.title')} · ${product}`} index={false} />
      <h1 className={styles.title}>{t('client.deleted.title')}</h1>
      <div className={styles.signIn}>
        <p>{t('client.deleted.text', { at: erasedAt })}</p>
        <p>{t('client.deleted.keep')}</p>
      </div>
    </div>
  )
}
