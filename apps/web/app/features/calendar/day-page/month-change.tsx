import { useTranslation } from 'react-i18next'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { DayPageData } from './load-day-page.ts'
import styles from './month-change.module.css'

/** For a day on which the solar month changes: when it changes, and what differs before and after. */
export function MonthChange({ data: { day, times, zone } }: { readonly data: DayPageData }) {
  const { t } = useTranslation()
  const { officer, path, monthChange } = day.day_info
  if (!monthChange) return null
  const { before } = monthChange
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
    <Panel title={t('day.monthChange.title')}>
      <p className={styles.text}>
        {t('day.monthChange.text', {
          term: day.season.running.name,
          at: times.monthChange,
          zone,
          inChina: times.monthChangeInChina,
        })}
      </p>
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
      <p className={styles.rule}>{t('day.monthChange.rule')}</p>
    </Panel>
  )
}
