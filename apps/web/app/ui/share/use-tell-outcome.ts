import { useTranslation } from 'react-i18next'
import { useNotify } from '../notices/notices.tsx'
import type { ShareOutcome } from './share-link.ts'

/** Says what became of a link, where the browser has not said it itself. */
export function useTellOutcome(): (outcome: ShareOutcome) => void {
  const { t } = useTranslation()
  const notify = useNotify()
  return (outcome) => {
    if (outcome === 'copied') notify({ kind: 'success', message: t('share.copied') })
    if (outcome === 'failed') notify({ kind: 'error', message: t('share.failed') })
  }
}
