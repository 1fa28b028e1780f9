import { localisePath } from '@zeri/contract/browser'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { AccountCorner, SignOut } from '../features/accounts/account-corner.tsx'
import { ChartsButton } from '../features/charts/charts-button.tsx'
import { PlaceButton } from '../features/places/place-button.tsx'
import { isAtPlace, placeBase } from '../features/places/place-path.ts'
import { LanguageSwitch } from '../features/site/language-switch.tsx'
import { ThemeSwitch } from '../features/site/theme-switch.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Hanzi } from '../ui/hanzi.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { usePage } from '../use-page.ts'
import styles from './site-header.module.css'

const MENU_ID = 'site-menu'

/**
 * Brand, place and menu. The menu is a popover on narrow screens, which opens without a script, and lies flat in the
 * header on wide ones.
 */
export function SiteHeader() {
  const { t } = useTranslation()
  const { product, user, place } = usePage()
  const menu = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const calendar = place && isAtPlace(pathname, place.id) ? placeBase(place.id) : '/'

  const lastPath = useRef(pathname)

  // The menu closes when its page is left. Hydration does not close it: a visitor may have opened it before.
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [pathname])

  return (
    <header className={styles.header}>
      <PageLink to="/" className={styles.brand}>
        <span className={styles.seal}>
          <Hanzi glyph="择" />
        </span>
        <span className={styles.name}>{product}</span>{' '}
        {!user && <span className={styles.tagline}>{t('site.tagline')}</span>}
      </PageLink>
      <PlaceButton />
      <ChartsButton />
      <AccountCorner />
      <button
        type="button"
        className={styles.menuButton}
        popoverTarget={MENU_ID}
        aria-label={t('site.menu')}
      />
      <div id={MENU_ID} ref={menu} popover="auto" className={styles.menu}>
        <nav className={styles.nav} aria-label={t('site.nav')}>
          <NavItem to={calendar} label={t('site.calendar')} />
          <NavItem to="/predict" label={t('site.predict')} />
          <NavItem to="/bazi" label={t('site.bazi')} />
          <NavItem to="/personal" label={t('personal.nav')} />
          <NavItem to="/articles" label={t('site.articles')} />
          <NavItem to="/faq" label={t('site.faq')} />
        </nav>
        <PageLink to="/search" className={`${styles.navItem} ${styles.search} of-person`}>
          {t('place.search')}
        </PageLink>
        <div className={`${styles.switches} of-person`}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <SignOut />
      </div>
    </header>
  )
}

/** The pages of years, months and days belong to the calendar as well. */
const CALENDAR_PAGE = /^(?:\/ru)?\/\d{4}(?:\/|$)/

function NavItem({ to, label }: { readonly to: `/${string}`; readonly label: string }) {
  const { pathname } = useLocation()
  const path = localisePath(to, useLocale())
  const isHere = pathname === path
  const isWithin = to === '/' ? CALENDAR_PAGE.test(pathname) : pathname.startsWith(`${path}/`)
  return (
    <PageLink to={to} className={styles.navItem} aria-current={isHere ? 'page' : isWithin || undefined}>
      {label}
    </PageLink>
  )
}
