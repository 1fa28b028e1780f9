import { useTranslation } from '../../i18n/use-translation.ts'
import formStyles from '../../ui/form/form.module.css'
import styles from './compare-box.module.css'

type CompareBoxProps = {
  readonly date: string
  readonly words: string
  /** Shows the box without its word, where room is scarce. */
  readonly isBare?: boolean
}

/** Takes a day into the comparison. */
export function CompareBox({ date, words, isBare = false }: CompareBoxProps) {
  const { t } = useTranslation()
  return (
    <label className={styles.box} data-bare={isBare || undefined}>
      <input
        type="checkbox"
        name="day"
        value={date}
        className={formStyles.checkBox}
        aria-label={t('chooser.compare.tick', { date: words })}
      />
      {!isBare && <span aria-hidden="true">{t('chooser.compare.send')}</span>}
    </label>
  )
}
