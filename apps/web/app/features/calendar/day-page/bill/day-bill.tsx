import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { Judgement, PersonalJudgement } from '../../day.ts'
import type { DayParts } from '../write-day-parts.ts'
import styles from './bill.module.css'
import { Result } from './bill.tsx'

type DayBillProps = {
  readonly whole: DayParts['whole']
  readonly everyone: Pick<Judgement['verdict'], 'weight'>
  readonly own?: Pick<PersonalJudgement['verdict'], 'weight'>
}

/** How the rating of the day as a whole adds up; for a person, theirs first. */
export function DayBill({ whole: { bill, ownBill }, everyone, own }: DayBillProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bill} data-bill="day">
      {own && (
        <p className={styles.sum}>
          {t('personal.forWhom.chart')}: {ownBill} <Result weight={own.weight} />
        </p>
      )}
      <p className={own ? styles.scale : styles.sum}>
        {own && `${t('personal.forWhom.everyone')}: `}
        {bill} <Result weight={everyone.weight} />
      </p>
    </div>
  )
}
