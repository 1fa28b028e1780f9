import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useStored } from '../../ui/use-stored.ts'
import styles from './cookie-banner.module.css'
import { storedKeys } from './stored-keys.ts'

/** Fetched only by visitors who agreed. */
const Measurements = lazy(() => import('./measurements.tsx').then((file) => ({ default: file.Measurements })))

/** Asks for consent once, only in the browser; both buttons look alike. `CookieConsent` changes the choice. */
export function CookieBanner() {
  const { t } = useTranslation()
  const [choice, store] = useStored(storedKeys.cookies)
  if (choice === 'accepted')
    return (
      <PartBoundary fallback={null}>
        <Suspense>
          <Measurements />
        </Suspense>
      </PartBoundary>
    )
  if (choice !== null) return null
  return (
    <section className={styles.banner} aria-label={t('cookies.label')}>
      <p className={styles.text}>{t('cookies.text')}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => store('refused')}>
          {t('cookies.refuse')}
        </button>
        <button type="button" className={styles.button} onClick={() => store('accepted')}>
          {t('cookies.accept')}
        </button>
      </div>
    </section>
  )
}
