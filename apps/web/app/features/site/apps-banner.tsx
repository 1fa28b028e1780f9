import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStored } from '../../ui/use-stored.ts'
import styles from './apps-banner.module.css'
import { storedKeys } from './stored-keys.ts'

/**
 * Advertises the app until it is closed. It is part of the rendered page, and the head script hides it before the first
 * paint, so it neither flashes nor moves anything.
 */
export function AppsBanner() {
  const { t } = useTranslation()
  const [stored, store] = useStored(storedKeys.appsBanner)
  if (stored === 'off') return null
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
