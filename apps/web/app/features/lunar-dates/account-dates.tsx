import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { PillButton, PillLink } from '../../ui/pill.tsx'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import { DateFields } from './date-fields.tsx'
import { type ListedDate, LunarDateCard } from './date-list.tsx'
import styles from './lunar-dates.module.css'

/** The dates of an account, each with the form that changes it. */
export function AccountDates({ dates }: { readonly dates: readonly ListedDate[] }) {
  const { t } = useTranslation()
  if (dates.length === 0) return <p>{t('lunarDates.none')}</p>
  return (
    <>
      <div className={styles.cards}>
        {dates.map((date) => (
          <LunarDateCard key={date.uuid} date={date}>
            <ChangeDate key={JSON.stringify(date)} date={date} />
          </LunarDateCard>
        ))}
      </div>
      <p className={styles.text}>{t('lunarDates.feedOfAccount')}</p>
      <p>
        <PillLink to="/client/feeds">{t('lunarDates.toFeeds')}</PillLink>
      </p>
    </>
  )
}

function ChangeDate({ date }: { readonly date: ListedDate }) {
  const { t } = useTranslation()
  const { uuid, name, kind, leapRule, month, day, isLeap, year } = date
  const typed = {
    name,
    kind,
    rule: leapRule,
    month: String(month),
    day: String(day),
    year: year === null ? '' : String(year),
    leap: isLeap ? 'on' : '',
  }
  const summary = (
    <>
      {t('lunarDates.change')}
      <span className={visuallyHidden.text}>: {name}</span>
    </>
  )
  return (
    <Disclosure summary={summary}>
      <Form method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="uuid" value={uuid} />
        <DateFields typed={typed} isLunarOpen />
        <div className={styles.buttons}>
          <PillButton type="submit" name="do" value="change" variant="primary">
            {t('lunarDates.save')}
          </PillButton>
        </div>
      </Form>
      <Form method="post" className={styles.buttons} preventScrollReset>
        <input type="hidden" name="uuid" value={uuid} />
        <PillButton type="submit" name="do" value="delete" aria-label={t('lunarDates.deleteOf', { name })}>
          {t('lunarDates.delete')}
        </PillButton>
      </Form>
    </Disclosure>
  )
}

/** The form that adds a date to the account. */
export function AddToAccount() {
  const { t } = useTranslation()
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <DateFields typed={{}} />
      <input type="hidden" name="do" value="add" />
      <SendButton>{t('lunarDates.add')}</SendButton>
    </Form>
  )
}
