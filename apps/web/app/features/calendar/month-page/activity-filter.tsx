import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PillButton, PillLink } from '../../../ui/pill.tsx'
import type { Weight } from '../../../ui/weight.ts'
import { ActivityIcon } from '../activity-icon.tsx'
import { useCalendarPath } from '../calendar-base.ts'
import { weightsOf } from '../month-days.ts'
import { monthPath } from '../page-date.ts'
import styles from './activity-filter.module.css'
import type { MonthData } from './load-month.ts'
import type { RatedMonth } from './load-rated-month.ts'
import { countAhead } from './rate-month.ts'

/** Chooses the activity that the month is rated for: a form that is sent by itself, or by its button without a script. */
export function ActivityFilter({ data }: { readonly data: MonthData }) {
  const { themes, activities, rated, days, today, first } = data
  const { t } = useTranslation()
  const at = useCalendarPath()
  const submit = useSubmit()
  const id = useId()
  return (
    <Form preventScrollReset className={styles.filter} data-rated={rated ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {rated?.words.label ?? t('month.filter.label')}
      </label>
      <span className={styles.choice}>
        {rated && <ActivityIcon id={rated.id} sizePx={18} />}
        <select
          key={rated?.id}
          id={id}
          name="for"
          className={styles.select}
          defaultValue={rated?.id ?? ''}
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          {!rated && <option value="">{t('month.filter.none')}</option>}
          {themes.map((theme) => (
            <optgroup key={theme.id} label={theme.name}>
              {activities
                .filter((activity) => activity.theme === theme.id)
                .map((activity) => (
                  <option key={activity.id} value={activity.id}>
                    {activity.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </span>
      <span className={styles.send}>
        <PillButton type="submit">{t('month.filter.show')}</PillButton>
      </span>
      {rated && (
        <>
          <PillLink
            to={at(monthPath(first.date))}
            preventScrollReset
            icon={<IconX size={16} stroke={1.6} aria-hidden="true" />}
          >
            {rated.words.whole}
          </PillLink>
          <Counts rated={rated} days={days} today={today} />
        </>
      )}
    </Form>
  )
}

type CountsProps = Pick<MonthData, 'days' | 'today'> & { readonly rated: RatedMonth }

/** How many days of the month from today on are good, and how many are not. */
function Counts({ rated: { index, isMedical, words }, days, today }: CountsProps) {
  const open = days.flatMap((day) => {
    const weight: Weight | undefined = weightsOf(day)[index]
    return weight === undefined ? [] : [{ date: day.date, weight }]
  })
  const counts = countAhead(open, today)
  const shown = ([3, 2, 1, 'avoid'] as const).filter(
    (kind) => counts[kind] > 0 && !(kind === 'avoid' && isMedical),
  )
  if (shown.length === 0) return null
  return (
    <p className={styles.counts}>
      {words.fromToday}{' '}
      {shown.map((kind, place) => (
        <span key={kind}>
          {place > 0 && ', '}
          {fill(words.counts[kind], <strong>{counts[kind]}</strong>)}
        </span>
      ))}
    </p>
  )
}

/** A text with its one gap, `#`, filled. */
function fill(text: string, value: ReactNode): ReactNode {
  const [before, after] = text.split('#')
  return (
    <>
      {before}
      {value}
      {after}
    </>
  )
}
