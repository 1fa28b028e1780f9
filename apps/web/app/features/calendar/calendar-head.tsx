import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconLink } from '../../ui/icon-button.tsx'
import { PillLink } from '../../ui/pill.tsx'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import { useCalendarPath } from './calendar-base.ts'
import styles from './calendar-head.module.css'
import { DatePicker } from './date-picker.tsx'

type CalendarHeadProps = {
  readonly span: 'month' | 'year'
  /** The pillars of the span. */
  readonly kicker: string
  readonly title: ReactNode
  readonly previous: `/${string}` | null
  readonly current: `/${string}`
  readonly next: `/${string}` | null
  /** Initial value of the date field. */
  readonly date: string
  readonly children?: ReactNode
}

/** The heading of a month or a year, with links to the previous, current and next one. */
export function CalendarHead(props: CalendarHeadProps) {
  const { span, kicker, title, previous, current, next, date, children } = props
  const { t } = useTranslation()
  const at = useCalendarPath()
  return (
    <div className={styles.head}>
      <p className={styles.kicker}>
        {kicker.split(/(?<=[·,] )/).map((part) => (
          <span key={part} className={styles.part}>
            <TextWithHanzi text={part} />
          </span>
        ))}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.controls}>
        {previous && (
          <IconLink to={at(previous)} label={t(`${span}.previous`)} rel="prev">
            <IconChevronLeft size={18} stroke={1.6} aria-hidden="true" />
          </IconLink>
        )}
        <PillLink to={at(current)}>{t(`${span}.today`)}</PillLink>
        {next && (
          <IconLink to={at(next)} label={t(`${span}.next`)} rel="next">
            <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
          </IconLink>
        )}
        <DatePicker date={date} />
        {children}
      </div>
    </div>
  )
}
