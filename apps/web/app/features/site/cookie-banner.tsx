import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useStored } from '../../ui/use-stored.ts'
import { usePage } from '../../use-page.ts'
import styles from './cookie-banner.module.css'
import { storedKeys } from './stored-keys.ts'

/** Who did not agree never fetches it. */
const VisitCounter = lazy(() =>
  import('./visit-counter.tsx').then((file) => ({ default: file.VisitCounter })),
)

/** Asks once, only in the browser; both answers weigh the same and either ends the question. `CookieAnswer` changes it. */
export function CookieBanner() {
  const { t } = useTranslation()
  const [answer, keep] = useStored(storedKeys.cookies)
  const { countsVisits } = usePage()
  if (answer === 'accepted' && countsVisits)
    return (
      <PartBoundary fallback={null}>
        <Suspense>
          <VisitCounter />
        </Suspense>
      </PartBoundary>
    )
  if (answer !== null) return null
  return (
    <section className={styles.banner} aria-label={t('cookies.label')}>
      <p className={styles.text}>{t('cookies.text')}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => keep('refused')}>
          {t('cookies.refuse')}
        </button>
        <button type="button" className={styles.button} onClick={() => keep('accepted')}>
          {t('cookies.accept')}
        </button>
      </div>
    </section>
  )
}
