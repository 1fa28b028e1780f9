import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStored } from '../../ui/use-stored.ts'
import styles from './apps-banner.module.css'
import { storedKeys } from './stored-keys.ts'

/** A page that somebody shared is about their choice. */
const SHARED_PAGE = /^(?:\/ru)?\/choice\//

/**
 * Says that a phone can install the site, until it is closed. It is part of the rendered page, and the head script hides it before the first
 * paint, so it neither flashes nor moves anything.
 */
export function AppsBanner() {
  const { t } = useTranslation()
  const [stored, store] = useStored(storedKeys.appsBanner)
  const { pathname } = useLocation()
  if (stored === 'off' || SHARED_PAGE.test(pathname)) return null
  return (
    <aside className={styles.banner} aria-label={t('appsBanner.label')}>
      <IconDeviceMobile className={styles.icon} size={22} stroke={1.6} aria-hidden="true" />
      <p>
        <strong className={styles.title}>{t('appsBanner.title')}</strong> {t('appsBanner.text')}
      </p>
      <button
        type="button"
        className={`${styles.close} needs-script`}
        aria-label={t('appsBanner.close')}
        onClick={() => store('off')}
      >
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </button>
    </aside>
  )
}
