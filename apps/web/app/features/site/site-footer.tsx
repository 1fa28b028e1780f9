import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/page-link.tsx'
import { usePage } from '../../use-page.ts'
import styles from './site-footer.module.css'

export function SiteFooter() {
  const { t } = useTranslation()
  const { product } = usePage()
  return (
    <footer className={styles.footer}>
      <p className={styles.line}>{t('site.method', { product })}</p>
      <nav aria-label={t('site.footerNav')}>
        <ul className={styles.links}>
          <li>
            <PageLink to="/about" className={styles.link}>
              {t('site.about')}
            </PageLink>
          </li>
          <li>
            <PageLink to="/developers" className={styles.link}>
              {t('site.developers')}
            </PageLink>
          </li>
        </ul>
      </nav>
    </footer>
  )
}
