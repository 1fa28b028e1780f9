import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useTranslation } from '../i18n/use-translation.ts'
import { PillButton } from './pill.tsx'

/** Opens the browser's print dialog. */
export function PrintButton() {
  const { t } = useTranslation()
  return (
    <PillButton
      needsScript
      icon={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
      onClick={() => print()}
    >
      {t('share.print')}
    </PillButton>
  )
}
