import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../notices/notices.tsx'
import type { ShareOutcome } from './share-link.ts'

/** Returns a function that shows a notice after sharing, unless the browser has already shown the result. */
export function useShareNotice(): (outcome: ShareOutcome) => void {
  const { t } = useTranslation()
  const notify = useNotify()
  return (outcome) => {
    if (outcome === 'copied') notify({ kind: 'success', message: t('share.copied') })
    if (outcome === 'failed') notify({ kind: 'error', message: t('share.failed') })
  }
}
