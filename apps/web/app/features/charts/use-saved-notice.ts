import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { useNotify } from '../../ui/notices/notices.tsx'

/** Tells that a chart was saved, once its form leads on to another page. */
export function useSavedNotice(isKept: boolean): void {
  const { t } = useTranslation()
  const notify = useNotify()
  const { state, formAction, location } = useNavigation()
  const leadsOn =
    state === 'loading' && formAction !== undefined && location.pathname !== formAction.split('?')[0]
  useEffect(() => {
    if (isKept && leadsOn) notify({ kind: 'success', message: t('charts.saved') })
  }, [isKept, leadsOn, notify, t])
}
