import { localisePath } from '@zeri/contract/browser'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { usePage } from '../../use-page.ts'
import { rememberChart } from '../site/remembered-chart.ts'
import styles from './account-corner.module.css'
import { initialsOf } from './initials.ts'
import { SignInButton } from './sign-in-button.tsx'

/** The account in the header: a sign-in button for visitors, a link to the account page for signed-in users. */
export function AccountCorner() {
  const { t } = useTranslation()
  const { user } = usePage()
  const { pathname } = useLocation()
  const home = localisePath('/client', useLocale())
  return (
    <div className={`${styles.corner} of-person`}>
      {user ? (
        <PageLink
          to="/client"
          className={styles.account}
          title={`${t('accounts.yours')}: ${user.username}`}
          aria-current={pathname === home ? 'page' : pathname.startsWith(`${home}/`) || undefined}
        >
          <span className={styles.avatar} aria-hidden="true">
            {initialsOf(user.username)}
          </span>
          <span className={styles.name}>{user.username}</span>
        </PageLink>
      ) : (
        <SignInButton>{t('accounts.signIn')}</SignInButton>
      )}
    </div>
  )
}

/** Ends the session. A plain form: the new document drops everything the browser held of the user. */
export function SignOut() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { user } = usePage()
  const { pathname } = useLocation()
  if (!user) return null
  return (
    <form
      method="post"
      action={localisePath('/sign-out', locale)}
      className={styles.out}
      onSubmit={() => rememberChart(null)}
    >
      <input type="hidden" name="back" value={pathname} />
      <button type="submit" className={styles.outButton}>
        {t('accounts.out')}
      </button>
    </form>
  )
}
