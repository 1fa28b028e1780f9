import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import formStyles from '../../ui/form/form.module.css'
import { TabLinks } from '../../ui/tabs/tab-links.tsx'
import { usePage } from '../../use-page.ts'
import { PageHead } from '../site/page-head.tsx'
import styles from './auth-page.module.css'
import { type AuthTab, authTabs } from './auth-tabs.ts'
import type { Refusal } from './refusal.ts'

type AuthPageProps = {
  readonly tab: AuthTab
  readonly back: string
  readonly refused: Refusal | undefined
  readonly children: ReactNode
}

/** A tab of the sign-in popup as a page, for browsers without a script. */
export function AuthPage({ tab, back, refused, children }: AuthPageProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const query = `?${new URLSearchParams({ back })}`
  return (
    <div className={styles.page}>
      <PageHead title={`${t(`accounts.tabs.${tab}`)} · ${product}`} index={false} />
      <h1 className={styles.title}>{t(`accounts.tabs.${tab}`)}</h1>
      <p className={styles.lead}>{t('accounts.lead')}</p>
      <TabLinks
        label={t('accounts.tabs.label')}
        tabs={authTabs.map(({ id, path }) => ({
          to: `${path}${query}`,
          label: t(`accounts.tabs.${id}`),
          isHere: id === tab,
        }))}
      />
      {refused && (
        <p role="alert" className={formStyles.refusal}>
          {t(refused.notice)}
        </p>
      )}
      {children}
    </div>
  )
}
