import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'
import { useBusyMark } from '../../ui/use-busy-mark.ts'
import styles from './my-zone-button.module.css'

/** A button for pages without a place: it sets the largest town of the visitor's time zone. */
export function MyZoneButton() {
  const { t } = useTranslation()
  const locale = useLocale()
  const notify = useNotify()
  const { revalidate } = useRevalidator()
  const [isSaving, setSaving] = useState(false)
  const mark = useBusyMark(isSaving || undefined)

  const save = async () => {
    setSaving(true)
    const loaded = await import('./save-place.ts').catch(() => undefined)
    const saved = loaded && (await loaded.saveZonePlace(locale))
    setSaving(false)
    if (!saved?.ok)
      return notify({ kind: 'error', message: t(saved?.wordsKey ?? 'errors.network.unreachable') })
    // The button disappears with the choice, so the focus of keyboard users moves to the page itself.
    document.getElementById('main')?.focus({ preventScroll: true })
    await revalidate()
  }
  return (
    <button type="button" className={`${styles.button} needs-script`} disabled={mark} onClick={save}>
      {t('place.zone.use')}
    </button>
  )
}
