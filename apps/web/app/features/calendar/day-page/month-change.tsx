import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { DayPageData } from './load-day-page.ts'
import styles from './month-change.module.css'

type MonthChangeProps = { readonly data: DayPageData }

/** For a day on which the solar month changes, in the calendar or by the clocks of the place: when it changes. */
export function MonthChange({ data }: MonthChangeProps) {
  const { t } = useTranslation()
  const { day, times, zone, monthStart } = data
  const { monthChange } = day.day_info
  if (!monthChange) return null
  const { running, next } = day.season
  const isLater = monthChange.date > day.date
  const term = (isLater ? next : running).name
  const ruleOfOther = isLater ? 'day.monthChange.later' : 'day.monthChange.earlier'
  return (
    <Panel title={monthChange.before ? t('day.monthChange.title') : t('day.monthChange.near', { term })}>
      <p className={styles.text}>
        {t('day.monthChange.text', {
          term,
          at: times.monthChange,
          zone,
          inChina: times.monthChangeInChina,
        })}
      </p>
      {monthChange.before && <BeforeAndAfter day={day} before={monthChange.before} />}
      <p className={styles.rule}>
        {monthChange.before ? t('day.monthChange.rule') : t(ruleOfOther, { date: monthStart })}
      </p>
    </Panel>
  )
}

type BeforeAndAfterProps = {
  readonly day: DayPageData['day']
  readonly before: NonNullable<NonNullable<DayPageData['day']['day_info']['monthChange']>['before']>
}

/** What differs before and after the change. */
function BeforeAndAfter({ day, before }: BeforeAndAfterProps) {
  const { t } = useTranslation()
  const { officer, path } = day.day_info
  const glyphsOf = ({ stem, branch }: typeof before.month) => stem.glyph + branch.glyph
  const pathOf = ({ name, isYellow }: typeof before.path) =>
    `${name}, ${t(isYellow ? 'day.path.yellow' : 'day.path.black')}`
  const rows = [
    {
      key: 'month',
      before: { zh: glyphsOf(before.month), name: before.month.name },
      after: { zh: glyphsOf(day.month), name: day.month.name },
    },
    { key: 'officer', before: before.officer, after: officer },
    {
      key: 'path',
      before: { zh: before.path.zh, name: pathOf(before.path) },
      after: { zh: path.zh, name: pathOf(path) },
    },
  ] as const
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('day.monthChange.before')}</th>
          <th scope="col">{t('day.monthChange.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{t(`day.monthChange.${row.key}`)}</th>
            {(['before', 'after'] as const).map((when) => (
              <td key={when}>
                <span className={styles.glyph}>
                  <Hanzi glyph={row[when].zh} />
                </span>{' '}
                {row[when].name}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
