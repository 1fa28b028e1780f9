import { listReminderTimes } from '@zeri/contract/browser'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import formStyles from '../../ui/form/form.module.css'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { AddChart } from '../charts/add-chart.tsx'
import type { ReminderChart } from './reminder-charts.server.ts'
import styles from './reminders.module.css'

/** The settings of a reminder: on or off, its time and its chart. */
type Reminder = {
  readonly active: boolean
  readonly timeReminder: string | null
  readonly chart: string | null
}

type ReminderFormProps = {
  readonly reminder: Reminder
  /** The paid charts; without any, a link to add one replaces the form. */
  readonly charts: readonly ReminderChart[]
  /** The label of the checkbox. */
  readonly label: string
  /** Says which time zone the time is in. */
  readonly hint: string
}

const DEFAULT_TIME = '08:00'

/** The form of one reminder: a checkbox, and while it is ticked the chart and the time. */
export function ReminderForm({ reminder, charts, label, hint }: ReminderFormProps) {
  const { t } = useTranslation()
  const { formData } = useNavigation()
  const [isOn, setOn] = useState(reminder.active)
  // Without a script no field is disabled, because ticking the box could not enable it again.
  const [isScripted, setScripted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The box may have been ticked before the page was hydrated.
    const box = form.current?.elements.namedItem('active')
    setOn(box instanceof HTMLInputElement ? box.checked : reminder.active)
    setScripted(true)
  }, [reminder.active])
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'active') setOn(target.checked)
  }
  if (charts.length === 0)
    return (
      <>
        <p className={styles.text}>{t('reminders.noCharts')}</p>
        <AddChart to="/personal" />
      </>
    )
  const isDisabled = isScripted && !isOn
  const first = charts[0]?.uuid ?? ''
  const chosen = charts.some(({ uuid }) => uuid === reminder.chart) ? reminder.chart : null
  return (
    <Form ref={form} method="post" className={formStyles.form} onChange={onChange}>
      <CheckField name="active" isTicked={reminder.active}>
        {label}
      </CheckField>
      <SelectField
        name="chart"
        label={t('reminders.chart')}
        defaultValue={chosen ?? first}
        disabled={isDisabled}
        options={charts.map(({ uuid, name, born }) => ({
          value: uuid,
          label: `${name}, ${born.date}, ${born.time ?? t('personal.charts.noTime')}`,
        }))}
      />
      <SelectField
        name="timeReminder"
        label={t('reminders.time')}
        defaultValue={reminder.timeReminder ?? DEFAULT_TIME}
        disabled={isDisabled}
        hint={hint}
        options={listReminderTimes().map((time) => ({ value: time, label: time }))}
      />
      <SendButton busy={formData ? t('accounts.busy') : undefined}>{t('reminders.save')}</SendButton>
    </Form>
  )
}
