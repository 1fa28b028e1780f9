import { useTranslation } from '../../i18n/use-translation.ts'
import type { PagePrint } from './page-prints.server.ts'

/** The title of a sheet: its time, its kind and its chart. */
export function usePrintTitle(): (print: Pick<PagePrint, 'kind' | 'span' | 'name'>) => string {
  const { t } = useTranslation()
  return ({ kind, span, name }) => {
    const own = kind === 'reading' ? name : t('prints.forName', { name })
    const whose = name === null ? t('prints.everyone') : own
    return [span, t(`prints.kinds.${kind}`), whose].filter(Boolean).join(' · ')
  }
}
