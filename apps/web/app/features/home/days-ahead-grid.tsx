import { localisePath } from '@zeri/contract/browser'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { addMonths } from '../../i18n/civil-month.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LegendRow } from '../../ui/legend-row.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { PillButton, PillLink } from '../../ui/pill.tsx'
import { StoredSwitch } from '../../ui/segmented-switch.tsx'
import { useCalendarPath } from '../calendar/calendar-base.ts'
import grid from '../calendar/date-grid.module.css'
import { DatePicker } from '../calendar/date-picker.tsx'
import { weekdayOf } from '../calendar/month-days.ts'
import { datePath, dayPath, monthPath } from '../calendar/page-date.ts'
import { useDateGrid } from '../calendar/use-date-grid.ts'
import { storedChoices } from '../site/stored-keys.ts'
import { DayAheadCell } from './day-ahead-cell.tsx'
import { toRows, weekdaysFrom } from './days-ahead.ts'
import styles from './days-ahead-grid.module.css'
import type { FrontData } from './load-front.ts'
import type { HomeData } from './load-home.ts'

type DaysAheadProps = { readonly data: HomeData; readonly text: FrontData['text']['ahead'] }

/** Today and the days ahead as far as ratings are open, as a grid of dates that begins with today. */
export function DaysAheadGrid({ data, text }: DaysAheadProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const at = useCalendarPath()
  const locale = useLocale()
  const pickerId = useId()
  const { days, weekdays, day } = data
  const today = day.date
  const { rows, free } = toRows(days)
  const pathOf = (date: string): string => localisePath(at(dayPath(date)), locale)
  const handlers = useDateGrid({
    start: today,
    onChoose: (date) => navigate(pathOf(date)),
    pageOf: monthPath,
    firstWeekday: weekdayOf(today),
  })
  const todayWord = t('day.today').toLocaleLowerCase(locale)
  return (
    <section className={styles.days} aria-labelledby="days-ahead">
      <div className={styles.head}>
        <h2 id="days-ahead" className={styles.title}>
          {text.title}
        </h2>
        <div className={styles.controls}>
          <div className={styles.marks}>
            <StoredSwitch
              label={t('marks.label')}
              choice="marks"
              values={storedChoices.marks}
              nameOf={(value) => t(`marks.${value}`)}
            />
          </div>
          <DatePicker date={today} id={pickerId} label={t('picker.open')} />
          <PillLink to={at(monthPath(today))}>{text.wholeMonth}</PillLink>
        </div>
      </div>
      <div {...handlers} className="of-chart">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of dates is a table with arrow keys */}
        <table role="grid" aria-label={text.title} className={grid.grid}>
          <thead>
            <tr>
              {weekdaysFrom(today, weekdays).map(({ short, long, isWeekend }) => (
                <th
                  key={long}
                  scope="col"
                  abbr={long}
                  data-weekend={isWeekend}
                  className={`${grid.weekday} ${styles.weekday}`}
                >
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row[0]?.date}>
                {row.map((one) => (
                  <td key={one.date} className={grid.day}>
                    <DayAheadCell
                      day={one}
                      href={pathOf(one.date)}
                      todayWord={one.date === today ? todayWord : undefined}
                    />
                  </td>
                ))}
                {index === rows.length - 1 && free > 0 && (
                  <td colSpan={free} className={grid.day}>
                    <End data={data} text={text} pickerId={pickerId} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LegendRow />
    </section>
  )
}

/** Where the ratings shown end, and what comes after. */
function End({ data, text, pickerId }: DaysAheadProps & { readonly pickerId: string }) {
  const { t } = useTranslation()
  const at = useCalendarPath()
  const isOpen = data.person?.access === 'paid'
  return (
    <div className={styles.end}>
      <div>
        <h3 className={styles.endTitle}>
          {text.after} {data.ratedUntil}
        </h3>
        <p className={styles.note}>{isOpen ? text.onwards : `${text.open} ${text.price}`}</p>
      </div>
      <div className={styles.onwards}>
        <PillButton needsScript popoverTarget={pickerId}>
          {text.pick}
        </PillButton>
        {isOpen ? (
          <PageLink to={at(monthPath(addMonths(data.day.date, 1)))} className={styles.more}>
            {text.next}
          </PageLink>
        ) : (
          <PageLink to="/personal" className={styles.more}>
            {text.more}
          </PageLink>
        )}
        <PageLink to={at(datePath({ year: Number(data.day.date.slice(0, 4)) }))} className={styles.more}>
          {t('day.links.year')}
        </PageLink>
      </div>
    </div>
  )
}
