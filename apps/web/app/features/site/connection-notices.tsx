import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'

/** Shows a notice when the connection is lost and when it is back. */
export function ConnectionNotices() {
  const { t } = useTranslation()
  const notify = useNotify()
  useEffect(() => {
    const onOffline = () =>
      notify({ kind: 'error', title: t('connection.offline.title'), message: t('connection.offline.text') })
    const onOnline = () =>
      notify({ kind: 'success', title: t('connection.online.title'), message: t('connection.online.text') })
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [notify, t])
  return null
}
