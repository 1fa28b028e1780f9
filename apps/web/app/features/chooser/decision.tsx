import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton } from '../../ui/pill.tsx'
import { TakeAlong, type TakenAlong } from '../exports/take-along.tsx'
import styles from './decision.module.css'

type DecisionProps = {
  readonly decided: {
    readonly words: { readonly weekday: string; readonly date: string }
    readonly taken: TakenAlong
  }
  /** The name of the activity. */
  readonly tag: string
}

/** The day that the owner of a shared list decided on. */
export function Decision({ decided: { words, taken }, tag }: DecisionProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.decision} aria-labelledby="decision">
      <p className={styles.label}>{t('chooser.decision.title')}</p>
      <h2 className={styles.date} id="decision">
        {words.weekday}, {words.date}
      </h2>
      <p>{t('chooser.decision.text', { tag })}</p>
      <TakeAlong day={taken} isPart isPrimary />
    </section>
  )
}

type DecideFormProps = {
  /** The list. */
  readonly uuid: string
  readonly date: string
  readonly dayMonth: string
  readonly isDecided: boolean
}

/** A button by which the owner decides on a day of the list, or withdraws the decision. */
export function DecideForm({ uuid, date, dayMonth, isDecided }: DecideFormProps) {
  const { t } = useTranslation()
  return (
    <Form method="post">
      <input type="hidden" name="uuid" value={uuid} />
      {!isDecided && <input type="hidden" name="date" value={date} />}
      <PillButton type="submit" name="do" value="decide" variant={isDecided ? 'secondary' : 'primary'}>
        {t(isDecided ? 'chooser.decision.withdraw' : 'chooser.decision.choose', { date: dayMonth })}
      </PillButton>
    </Form>
  )
}
