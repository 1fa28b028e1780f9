import { useTranslation } from '../../i18n/use-translation.ts'
import { formatWeight } from '../../ui/weight.ts'
import type { ChoiceData } from './choice-data.server.ts'
import { ChosenDay } from './chosen-day.tsx'
import styles from './compare.module.css'

/** A day of a shared shortlist. Says so if its weight has changed with newer rules. */
export function SharedDay({ day }: { readonly day: ChoiceData['days'][number] }) {
  const { t } = useTranslation()
  const { changedTo } = day
  return (
    <ChosenDay day={day}>
      {changedTo !== null && (
        <p>
          <span className={styles.changed}>
            {t('chooser.choice.changed', { weight: formatWeight(changedTo) })}
          </span>
        </p>
      )}
    </ChosenDay>
  )
}
