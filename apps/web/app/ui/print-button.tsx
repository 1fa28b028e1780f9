import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useTranslation } from '../i18n/use-translation.ts'
import { PillButton } from './pill.tsx'

type PrintButtonProps = {
  /** Prints the article around the button; the whole page where it is left out. */
  readonly onPrint?: ((part: HTMLElement) => void) | undefined
}

/** Opens the browser's print dialog. */
export function PrintButton({ onPrint }: PrintButtonProps) {
  const { t } = useTranslation()
  return (
    <PillButton
      needsScript
      icon={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
      onClick={({ currentTarget }) => {
        const part = onPrint && currentTarget.closest('article')
        if (part) onPrint(part)
        else print()
      }}
    >
      {t('share.print')}
    </PillButton>
  )
}
