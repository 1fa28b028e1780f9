import { localisePath } from '@zeri/contract/browser'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePage } from '../../use-page.ts'
import styles from './error-page.module.css'
import { PageHead } from './page-head.tsx'

/** The page for an address that does not exist. */
export function NotFoundPage() {
  return <ErrorPage code="code404" number="404" />
}

/** The page for an unexpected error. `details` are shown in development only. */
export function BrokenPage({ details }: { readonly details: string | undefined }) {
  return (
    <ErrorPage code="code500" number="500">
      {details && <pre className={styles.details}>{details}</pre>}
    </ErrorPage>
  )
}

/** The page in place of one whose files did not load: it can be opened again as a whole. */
export function UnloadedPage() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <ErrorPage code="unloaded">
      <a href={pathname + search} className={styles.home}>
        {t('errors.unloaded.again')}
      </a>
    </ErrorPage>
  )
}

type ErrorPageProps = {
  readonly code: 'code404' | 'code500' | 'unloaded'
  readonly number?: string
  readonly children?: ReactNode
}

/** Its link loads a new document: the state that broke this page may still be in memory. */
function ErrorPage({ code, number, children }: ErrorPageProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  return (
    <div className={styles.page}>
      <PageHead title={`${t(`errors.${code}.title`)} · ${product}`} index={false} />
      {number && (
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
      )}
      <h1 className={styles.title}>{t(`errors.${code}.title`)}</h1>
      <p className={styles.text}>{t(`errors.${code}.description`)}</p>
      <a href={localisePath('/', useLocale())} className={styles.home}>
        {t(`errors.${code}.home`)}
      </a>
      {children}
    </div>
  )
}
