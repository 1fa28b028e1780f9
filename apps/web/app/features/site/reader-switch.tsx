import { useTranslation } from '../../i18n/use-translation.ts'
import { StoredSwitch } from '../../ui/segmented-switch.tsx'
import { storedChoices } from './stored-keys.ts'

/** Switches between explanations for beginners and for professionals, on every page. */
export function ReaderSwitch() {
  const { t } = useTranslation()
  return (
    <StoredSwitch
      label={t('reader.label')}
      choice="reader"
      values={storedChoices.reader}
      nameOf={(value) => t(`reader.${value}`)}
    />
  )
}
