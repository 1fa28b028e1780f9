import { localisePath } from '@zeri/contract/browser'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PillFile } from '../../../ui/pill.tsx'
import { usePage } from '../../../use-page.ts'
import styles from './identities.module.css'

/** Links to the outside services that sign people in. They lead away, so the router does not handle them. */
export function IdentityButtons({ back }: { readonly back: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { identityProviders } = usePage()
  if (identityProviders.length === 0) return null
  return (
    <nav aria-label={t('identities.label')} className={styles.buttons}>
      <p className={styles.or}>{t('identities.or')}</p>
      {identityProviders.map((provider) => (
        <PillFile
          key={provider}
          href={`${localisePath(`/identities/${provider}`, locale)}?${new URLSearchParams({ back })}`}
          rel="nofollow"
        >
          {t('identities.with', { provider: t(`identities.names.${provider}`) })}
        </PillFile>
      ))}
    </nav>
  )
}
