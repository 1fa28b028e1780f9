import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'

/** Shows a notice that the chart was saved, once its form redirects to another page. */
export function useSavedNotice(isSaved: boolean): void {
  const { t } = useTranslation()
  const notify = useNotify()
  const { state, formAction, location } = useNavigation()
  const isRedirecting =
    state === 'loading' && formAction !== undefined && location.pathname !== formAction.split('?')[0]
  useEffect(() => {
    if (isSaved && isRedirecting) notify({ kind: 'success', message: t('charts.saved') })
  }, [isSaved, isRedirecting, notify, t])
}
