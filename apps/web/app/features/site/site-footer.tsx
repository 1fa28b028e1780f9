import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { usePage } from '../../use-page.ts'
import styles from './site-footer.module.css'

const links = [
  ['/days-for', 'daysFor'],
  ['/school', 'school'],
  ['/about', 'about'],
  ['/prices', 'prices'],
  ['/site-privacy-policy', 'privacy'],
  ['/site-agreement', 'agreement'],
  ['/rules', 'rules'],
  ['/faq', 'faq'],
  ['/about/data', 'data'],
  ['/developers', 'developers'],
] as const

/** Russian readers look for articles at the foot of a page as well. */
const russianLinks = [...links, ['/articles', 'articles']] as const

export function SiteFooter() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = usePage()
  return (
    <footer className={styles.footer}>
      <p className={styles.line}>{t('site.method', { product })}</p>
      <nav aria-label={t('site.footerNav')}>
        <ul className={styles.links}>
          {(locale === 'ru' ? russianLinks : links).map(([to, key]) => (
            <li key={to}>
              <PageLink to={to} className={styles.link}>
                {t(`site.${key}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
