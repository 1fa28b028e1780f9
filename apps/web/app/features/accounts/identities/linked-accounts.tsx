import type { IdentityProvider } from '@zeri/contract'
import { useEffect } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PillButton, PillFile } from '../../../ui/pill.tsx'
import { usePage } from '../../../use-page.ts'
import styles from './identities.module.css'

type PageIdentities = {
  readonly identities: readonly {
    readonly uuid: string
    readonly provider: IdentityProvider
    readonly email: string
    /** In words. */
    readonly linkedAt: string
  }[]
  /** Whether the one identity is the only way into the account. */
  readonly isLastWay: boolean
}

/** The outside services that sign in to the account. */
export function LinkedAccounts({
  identities,
  isLastWay,
  isConfirmed,
}: PageIdentities & { readonly isConfirmed: boolean }) {
  const { t } = useTranslation()
  const { identityProviders } = usePage()
  return (
    <>
      <p className={styles.text}>{t('identities.linked.text')}</p>
      {identities.length === 0 && <p className={styles.text}>{t('identities.linked.none')}</p>}
      <ul className={styles.list}>
        {identities.map(({ uuid, provider, email, linkedAt }) => (
          <li key={uuid} className={styles.identity}>
            <div>
              <p>{t(`identities.names.${provider}`)}</p>
              <p className={styles.since}>
                {email && `${email}, `}
                {t('identities.linked.since', { at: linkedAt })}
              </p>
            </div>
            {!isLastWay && (
              <Form method="post">
                <input type="hidden" name="uuid" value={uuid} />
                <PillButton
                  type="submit"
                  name="do"
                  value="unlink"
                  aria-label={t('identities.linked.unlinkOf', {
                    provider: t(`identities.names.${provider}`),
                    email,
                  })}
                >
                  {t('identities.linked.unlink')}
                </PillButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {isLastWay && <p className={styles.text}>{t('identities.linked.last')}</p>}
      {isConfirmed ? (
        <Form method="post" className={styles.links}>
          <input type="hidden" name="do" value="link" />
          {identityProviders.map((provider) => (
            <PillButton key={provider} type="submit" name="provider" value={provider}>
              {t('identities.linked.link', { provider: t(`identities.names.${provider}`) })}
            </PillButton>
          ))}
        </Form>
      ) : (
        identityProviders.length > 0 && <p className={styles.text}>{t('identities.linked.stale')}</p>
      )}
    </>
  )
}

/** Leads to an outside service: the security policy forbids a form to redirect there. */
export function ProviderRedirect({
  url,
  provider,
}: {
  readonly url: string
  readonly provider: IdentityProvider
}) {
  const { t } = useTranslation()
  useEffect(() => location.replace(url), [url])
  return (
    <div role="status">
      <p className={styles.text}>
        {t('identities.linked.leaving', { provider: t(`identities.names.${provider}`) })}
      </p>
      <PillFile href={url} variant="primary">
        {t('identities.linked.leavingLink')}
      </PillFile>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${url}`} />
      </noscript>
    </div>
  )
}
