import { useTranslation } from '../i18n/use-translation.ts'
import styles from './breadcrumbs.module.css'
import { PageLink } from './page-link.tsx'

type Crumb = { readonly label: string; readonly to: `/${string}` }

type BreadcrumbsProps = {
  /** Parent pages, from the top of the site down. */
  readonly above: readonly Crumb[]
  /** Name of the current page. */
  readonly here: string
}

/** The path from the top of the site to the current page. */
export function Breadcrumbs({ above, here }: BreadcrumbsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('site.breadcrumbs')}>
      <ol className={styles.crumbs}>
        {above.map(({ label, to }) => (
          <li key={to} className={styles.crumb}>
            <PageLink to={to} className={styles.link}>
              {label}
            </PageLink>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  )
}
