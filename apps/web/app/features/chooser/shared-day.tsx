import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatWeight } from '../../ui/weight.ts'
import { TakeAlong } from '../exports/take-along.tsx'
import type { ChoiceData } from './choice-data.server.ts'
import { ChosenDay } from './chosen-day.tsx'
import styles from './compare.module.css'

type SharedDayProps = {
  readonly day: ChoiceData['days'][number]
  /** What the owner can do with the day. */
  readonly children?: ReactNode
}

/** A day of a shared shortlist. Says so if its weight has changed with newer rules. */
export function SharedDay({ day, children }: SharedDayProps) {
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
      <div className={styles.row}>
        {children}
        <TakeAlong day={day.taken} isPart />
      </div>
    </ChosenDay>
  )
}
