import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { AccountWithoutScript } from '../features/accounts/account-without-script.tsx'
import { AppsBanner } from '../features/site/apps-banner.tsx'
import { ConnectionNotices } from '../features/site/connection-notices.tsx'
import { CookieBanner } from '../features/site/cookie-banner.tsx'
import { SiteFooter } from '../features/site/site-footer.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { Notices } from '../ui/notices/notices.tsx'
import styles from './frames.module.css'
import { SiteHeader } from './site-header.tsx'

/** The header, footer and banners around the page area of the site. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  // After a navigation the focus moves to the content, as a new document would do.
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <Notices>
      <ConnectionNotices />
      <a href="#main" className={styles.skip}>
        {t('site.skip')}
      </a>
      <SiteHeader />
      <AccountWithoutScript />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <AppsBanner />
      <SiteFooter />
      <CookieBanner />
    </Notices>
  )
}
