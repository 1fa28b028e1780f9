import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TabLinks } from '../../ui/tabs/tab-links.tsx'
import { usePage } from '../../use-page.ts'
import { PageHead } from '../site/page-head.tsx'
import styles from './client-page.module.css'
import { type ClientTab, listClientTabs } from './client-tabs.ts'
import { SignInButton } from './sign-in-button.tsx'
import type { FormResult } from './use-form-notice.ts'
import { VerifyAddress } from './verify-address.tsx'

type ClientPageProps = {
  readonly tab?: ClientTab
  /** The result of confirming the address, on the page that does it without a script. */
  readonly verification?: FormResult | undefined
  readonly children?: ReactNode
}

/** The account page around one of its tabs; a visitor sees a sign-in button instead. */
export function ClientPage({ tab, verification, children }: ClientPageProps) {
  const { t } = useTranslation()
  const { product, user } = usePage()
  const locale = useLocale()
  return (
    <div className={styles.page}>
      <PageHead title={`${t('client.title')} · ${product}`} index={false} />
      <h1 className={styles.title}>{t('client.title')}</h1>
      {user ? (
        <>
          <p className={styles.email}>{user.email}</p>
          <TabLinks
            label={t('client.nav')}
            tabs={listClientTabs(locale).map(({ id, path }) => ({
              to: path,
              label: t(`client.tabs.${id}`),
              isHere: id === tab,
            }))}
          />
          <div className={styles.parts}>
            {!user.verified && <VerifyAddress email={user.email} result={verification} />}
            {children}
          </div>
        </>
      ) : (
        <div className={styles.signIn}>
          <p className={styles.sentence}>{t('errors.auth.required')}</p>
          <p>{t('client.lead')}</p>
          <SignInButton>{t('accounts.signIn')}</SignInButton>
        </div>
      )}
    </div>
  )
}
