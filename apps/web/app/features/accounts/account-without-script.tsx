import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useDocument } from '../../use-page.ts'
import styles from './account-without-script.module.css'

/**
 * The way to the account under the header of a page that is the same for everyone: without a script nothing on it can
 * show who is signed in. A browser with a script never reads it, so the code of the page does not have it.
 */
export function AccountWithoutScript() {
  const { t } = useTranslation()
  const { isShared } = useDocument()
  if (!isShared) return null
  return (
    <noscript>
      {import.meta.env.SSR && (
        <nav aria-label={t('accounts.yours')} className={styles.strip}>
          <ChartsLine />
        </nav>
      )}
    </noscript>
  )
}

/** The same on the page about the personal calendar, with the way to pay. */
export function CalendarsWithoutScript() {
  const { t } = useTranslation()
  const { isShared } = useDocument()
  if (!isShared) return null
  return (
    <noscript>
      {import.meta.env.SSR && (
        <ChartsLine>
          {' · '}
          <PageLink to="/kassa/checkout">{t('billing.title')}</PageLink>
        </ChartsLine>
      )}
    </noscript>
  )
}

function ChartsLine({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <p>
      {t('accounts.already')} <PageLink to="/client/charts">{t('personal.charts.title')}</PageLink>
      {children}
    </p>
  )
}
